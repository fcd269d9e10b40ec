//! The night over the table: stars, an aurora band, the far shore.

pub(super) const SKY: &str = r##"<svg viewBox="0 0 800 240" preserveAspectRatio="none" focusable="false">
<defs>
<linearGradient id="n-a1" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#6af0b6" stop-opacity=".75"/><stop offset=".45" stop-color="#39c3a0" stop-opacity=".34"/><stop offset="1" stop-color="#39c3a0" stop-opacity="0"/></linearGradient>
<linearGradient id="n-a2" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#a78bfa" stop-opacity=".55"/><stop offset="1" stop-color="#7c5cff" stop-opacity="0"/></linearGradient>
<linearGradient id="n-shore" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dcebf4" stop-opacity=".4"/><stop offset="1" stop-color="#0b2233" stop-opacity=".2"/></linearGradient>
</defs>
<g fill="#fff"><g class="n-stars"><circle cx="40" cy="30" r="1.200"/><circle cx="118" cy="62" r="1"/><circle cx="171" cy="18" r="1.500"/><circle cx="232" cy="84" r=".9"/><circle cx="300" cy="26" r="1.200"/><circle cx="361" cy="58" r="1"/><circle cx="428" cy="14" r="1.400"/><circle cx="512" cy="46" r="1"/><circle cx="566" cy="92" r="1.100"/><circle cx="622" cy="24" r="1.500"/><circle cx="690" cy="66" r="1"/><circle cx="752" cy="36" r="1.300"/><circle cx="78" cy="108" r=".9"/><circle cx="655" cy="116" r="1"/></g></g>
<g class="n-aurora"><path d="M-20 176C70 122 140 194 236 144C330 96 396 172 492 134C590 96 660 158 820 110V20C690 40 610 6 500 30C400 52 330 8 236 42C150 72 70 24 -20 70Z" fill="url(#n-a1)"/><path d="M-20 118C90 70 170 130 280 86C380 46 460 112 560 74C650 42 730 84 820 48V-10C720 10 640-20 540 6C440 30 370-10 270 16C180 40 90 0 -20 30Z" fill="url(#n-a2)"/></g>
<path d="M0 196L46 176L92 190L150 158L196 182L262 166L318 192L392 172L452 190L520 164L590 188L652 170L706 186L760 166L800 182V240H0Z" fill="url(#n-shore)"/>
</svg>"##;
