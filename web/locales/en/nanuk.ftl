## Nanuk

## Cards
nanuk-letter-d = D
nanuk-letter-s = S
nanuk-letter-f = F
nanuk-letter-b = B
nanuk-letter-i = I
nanuk-animal-d = Deer
nanuk-animal-s = Seal
nanuk-animal-f = Fish
nanuk-animal-b = Bird
nanuk-card-d = deer
nanuk-card-d2 = two deer
nanuk-card-dn = deer with the bear
nanuk-card-s = seal
nanuk-card-s2 = two seals
nanuk-card-sn = seal with the bear
nanuk-card-f = fish
nanuk-card-f2 = two fish
nanuk-card-fn = fish with the bear
nanuk-card-b = bird
nanuk-card-b2 = two birds
nanuk-card-bn = bird with the bear
nanuk-card-i = Inuksuk
nanuk-count-d = { $count } deer
nanuk-count-s = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
  }
nanuk-count-f = { $count } fish
nanuk-count-b = { $count ->
    [one] { $count } bird
   *[other] { $count } birds
  }
nanuk-in-days = { $days ->
    [one] in { $days } day
   *[other] in { $days } days
  }
nanuk-boasted = { $days ->
    [one] { $animals } in { $days } day
   *[other] { $animals } in { $days } days
  }

## The table
nanuk-you = You
nanuk-far-side = At the far side of the table, clockwise
nanuk-your-side = Your side of the table
nanuk-your-hand = Your hand
nanuk-no-cards = No cards
nanuk-deck = Deck
nanuk-discards = Discards
nanuk-wind-cw = Wind clockwise
nanuk-wind-ccw = Wind counter-clockwise
nanuk-season = Season { $season } of { $of }
nanuk-winter = Winter: the last hunt
nanuk-piles = Score piles
nanuk-pile-empty = Nothing won yet
nanuk-pile-summary = { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
  }, { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
  }, { $bears ->
    [one] { $bears } card with the bear
   *[other] { $bears } cards with the bear
  }; sets and pairs bring { $points }
nanuk-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
nanuk-points-now = Points as they are now
nanuk-most-bears = most cards with the bear
nanuk-total = { $points } in all
nanuk-first-player = Starts this round
nanuk-seat-summary = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in hand, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
nanuk-laid = { $count ->
    [one] { $count } card laid face down
   *[other] { $count } cards laid face down
  }
nanuk-hunt-leader = Hunt leader
nanuk-doom-leader = Doom leader
nanuk-hunter = hunts
nanuk-doomer = stays
nanuk-decided = decided
nanuk-undecided = thinking

## Boasting
nanuk-boast-board = Board for boasts
nanuk-animal = Animal
nanuk-number = How many
nanuk-days = Days
nanuk-number-of = { $number }
nanuk-last-boast = last boast
nanuk-no-boast = Nobody has boasted yet
nanuk-day-more = + 1 day
nanuk-animal-more = + 1 animal
nanuk-boast = Boast: { $boast }
nanuk-doom = Doomed!
nanuk-only-doom = More there is not: only doom is left.
nanuk-another-animal = Another animal needs more animals.
nanuk-never-falls = No number ever falls.

## Sides
nanuk-choose-hunt = Hunt
nanuk-choose-hunt-what = Along on the hunt
nanuk-choose-stay = Stay
nanuk-choose-stay-what = It is doomed
nanuk-choice-stands = Nobody sees it before all have decided, and it stands.
nanuk-camp-hunt = The hunters
nanuk-camp-doom = Those who stay
nanuk-you-laid = You laid

## Talk
nanuk-talk = Say something
nanuk-says = { $name }: “{ $what }”
nanuk-talk-come-along = Come along!
nanuk-talk-plenty = I have plenty.
nanuk-talk-trust-me = Trust me.
nanuk-talk-doomed = Doomed!
nanuk-talk-stay-home = Better stay home.
nanuk-talk-too-many = So many? Never!
nanuk-talk-sounds-good = Sounds good.
nanuk-talk-we-shall-see = We shall see …
nanuk-talk-clock = Talk it over: { $time } left. Whoever is ready goes on.
nanuk-talk-over = Time to decide.

## Cards to be laid
nanuk-choose-ante = Choose one card as your ante
nanuk-lay-ante = Lay as ante: { $cards }
nanuk-choose-gift = Choose one card or more
nanuk-lay-gift = Contribute: { $cards }

## The hunt
nanuk-contributions = Contributions
nanuk-day-of = Day { $day } of { $days }
nanuk-progress = { $brought } of { $number }
nanuk-protections = { $left ->
    [0] No protection
    [one] { $left } protection
   *[other] { $left } protections
  }{ $used ->
    [0] {""}
   *[other] , { $used } used up
  }
nanuk-deed-protection = safe
nanuk-deed-kept-away = kept away
nanuk-deed-bear = the bear!
nanuk-success = The hunters come home: { $brought } of { $number }
nanuk-failure = Too few: { $brought } of { $number }
nanuk-failure-bear = The bear ended the hunt at { $brought } of { $number }
nanuk-pool = Pool
nanuk-pool-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } there
  }
nanuk-you-pick = You pick a card from the pool
nanuk-picks = { $name } picks from the pool
nanuk-pick = Take { $card }

## What is asked
nanuk-ask-first-boast = Boast: which animal, how many, in how many days?
nanuk-ask-raise = Raise the boast, or declare the hunt doomed. Nobody passes.
nanuk-ask-only-doom = There is no raise above 27 animals in 12 days: only doom is left.
nanuk-ask-side = Decide in secret: along on the hunt, or stay?
nanuk-ask-open-side = Declare openly: along on the hunt, or stay?
nanuk-ask-ante = Lay one card face down as your ante.
nanuk-ask-last-ante = Your only card becomes your ante.
nanuk-ask-gift = Contribute at least one card to the hunt.
nanuk-ask-last-gift = Your only card goes along on the hunt.
nanuk-ask-pick = Take one card from the pool.

## What one waits for
nanuk-drawing-lots = Lots are drawn for who begins …
nanuk-dealing = Cards are dealt …
nanuk-flipping-wind = The wind turns …
nanuk-wait-boast = { $names } is making up a boast …
nanuk-wait-sides = { $names } { $count ->
    [one] is
   *[other] are
  } still deciding …
nanuk-wait-ante = { $names } { $count ->
    [one] chooses an ante
   *[other] choose their antes
  } …
nanuk-wait-gift = { $names } contributes …
nanuk-wait-day = Another day on the ice …
nanuk-wait-pick = { $names } picks from the pool …

## What happened
nanuk-told-first = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
  }
nanuk-told-deal = { $you ->
    [yes] You are dealt: { $card }.
   *[no] { $name } is dealt: { $card }.
  }
nanuk-told-wind-cw = The wind blows clockwise.
nanuk-told-wind-ccw = The wind blows counter-clockwise.
nanuk-told-boast = { $you ->
    [yes] You boast: { $boast }.
   *[no] { $name } boasts: { $boast }.
  }
nanuk-told-doom = { $you ->
    [yes] You declare the hunt doomed!
   *[no] { $name } declares the hunt doomed!
  }
nanuk-told-decided = { $name } has decided.
nanuk-told-side-hunt = { $you ->
    [yes] You go along on the hunt.
   *[no] { $name } goes along on the hunt.
  }
nanuk-told-side-doom = { $you ->
    [yes] You stay.
   *[no] { $name } stays.
  }
nanuk-told-sides = Hunting: { $hunt }. Staying: { $doom }.
nanuk-told-ante = { $name } lays an ante.
nanuk-told-own-ante = Your ante: { $card }.
nanuk-told-gift = { $you ->
    [yes] You contribute { $count ->
        [one] { $count } card
       *[other] { $count } cards
      }.
   *[no] { $name } contributes { $count ->
        [one] { $count } card
       *[other] { $count } cards
      }.
  }
nanuk-told-shown = The contributions: { $cards }.
nanuk-told-day = Drawn: { $card }.
nanuk-told-winter = Winter is here. All hands and discards are shuffled; this is the last hunt.
nanuk-told-success = The hunt succeeds!
nanuk-told-failure = The hunt fails.
nanuk-told-pool = In the pool: { $cards }.
nanuk-told-pick = { $you ->
    [yes] You take { $card }.
   *[no] { $name } takes { $card }.
  }
nanuk-told-rest = Discarded: { $cards }.
nanuk-told-points = Points: { $points }.

## Signs of the move list
nanuk-sign-first = begins
nanuk-sign-doom = Doomed!
nanuk-sign-hunt = hunts
nanuk-sign-stay = stays
nanuk-sign-ante = ante
nanuk-sign-own-ante = ante: { $card }
nanuk-sign-own-gift = lays { $cards }
nanuk-sign-day = day: { $card }
nanuk-sign-pick = takes { $card }

## The end
nanuk-over-k-30 = Winter came during the hunt: that was the last one.
nanuk-over-k-31 = No face-down card was left for the hands: winter is here.
nanuk-over-k-35 = The last season is over; the points of all are added up.

## Options
nanuk-sides = Choosing sides
nanuk-sides-secret = In secret
nanuk-sides-open = Openly
nanuk-sides-secret-hint = Everybody decides in secret; then all sides are shown at once.
nanuk-sides-open-hint = One after the other declares a side, with the wind.
nanuk-seasons = Seasons
nanuk-talk-time = Time to talk
nanuk-talk-none = None
nanuk-talk-30 = 30 s
nanuk-talk-60 = 1 min
nanuk-talk-120 = 2 min
nanuk-talk-hint = Only where several persons play; it can always be cut short.
nanuk-first = Who begins

## Hints and refusals
nanuk-hint-not-now = That is not asked of you now.
nanuk-hint-no-raise = No raise says that: neither number may fall, and another animal needs more animals.
nanuk-hint-choose-ante = Choose the card first that you lay as your ante.
nanuk-hint-choose-gift = Choose at least one card first.
nanuk-refused-over = The match is over.
nanuk-refused-chance = Chance decides first.
nanuk-refused-turn = It is somebody else’s turn.
nanuk-refused-not-chance = Chance does not decide this now.
nanuk-refused-not-dealt-to = The next card goes to another seat.
nanuk-refused-not-in-deck = No such card lies face down.
nanuk-refused-not-in-lot = That seat is not in the lot.
nanuk-refused-not-in-hand = That is not in your hand.
nanuk-refused-nothing-to-doom = The first boast cannot be a doom: there is nothing to doom yet.
nanuk-refused-not-in-pool = No such card lies in the pool.
nanuk-refused-boast-now = You raise the boast or declare the hunt doomed.
nanuk-refused-decide-now = You hunt or you stay.
nanuk-refused-ante-now = You lay an ante.
nanuk-refused-give-now = You contribute at least one card.
nanuk-refused-pick-now = You pick a card from the pool.
nanuk-refused-boast-limits = A boast is of 1 to 27 animals in 1 to 12 days.
nanuk-refused-no-raise = A raise is more days for the same animals, or more animals in no fewer days.
