export const glossary = {
  title: 'Glossary',
  intro: 'The words of these games, one for one thing. A word with a dotted line under it explains itself on touch.',
  search: 'Search the glossary',
  nothing: 'No such word here.',
  clear: 'Show all words',
  /** In the bubble that explains a word. */
  more: 'Glossary',
  onlyIn: (games: string) => `only in ${games}`,
  /** Special meaning of a word in some games. */
  note: (games: string, text: string) => `In ${games} ${text}.`,
  game: 'Game',
  allGames: 'All games',
  /** A link from the rules of a game. */
  wordsOf: (game: string) => `Glossary of ${game}`,
  terms: {
    share: {
      term: 'share',
      means:
        'A part of a company. Whoever holds it is paid a part of every dividend; in 18xx games it is worth its price at the end.',
    },
    certificate: {
      term: 'certificate',
      means:
        'A piece of paper with one share or several on it. What is limited is how many papers a player holds, not how many shares.',
    },
    certificateLimit: {
      term: 'certificate limit',
      means:
        'The most certificates a player may hold. Whoever is above it has to sell on his next turn of a stock round.',
    },
    president: {
      term: 'president',
      means:
        'The player with most shares of a company: he decides for it, and pays from his own pocket for a train that it must have.',
    },
    par: { term: 'par', means: 'The price at which a company is started, set by the player who starts it.' },
    market: {
      term: 'market',
      means:
        'The chart of share prices. Each company has a marker on it, which moves when shares are sold and dividends are paid or withheld.',
    },
    offering: { term: 'offering', means: 'Where the shares lie that nobody has bought yet.' },
    pool: { term: 'pool', means: 'Where shares lie that were sold again. They cost the market price.' },
    treasury: {
      term: 'treasury',
      means: 'The money of a company. It pays for what the company builds and buys, and belongs to no player.',
    },
    float: {
      term: 'to float',
      means: 'A company floats when enough of it has been sold: it then gets its money and can operate.',
    },
    priority: { term: 'priority', means: 'Who begins the next stock round.' },
    stockRound: { term: 'stock round, SR', means: 'Players buy and sell shares in turn until all have passed.' },
    operatingRound: {
      term: 'operating round, OR',
      means: 'Every company builds, runs its trains, pays, and buys trains. OR 2.1 is the first of the second set.',
    },
    phase: {
      term: 'phase',
      means:
        'Begins with the first train of a new type. It says which tiles may be laid, how many trains a company may have, how many operating rounds there are, and which trains are gone.',
    },
    tile: {
      term: 'tile',
      means:
        'A hexagon with track that is laid on the map. Yellow comes first; green, brown and gray are laid upon it.',
    },
    upgrade: {
      term: 'upgrade',
      means:
        'Laying a tile of the next colour in the place of one that lies there. What was connected stays connected.',
    },
    city: {
      term: 'city',
      means:
        'A stop with places for tokens, drawn as circles. A city whose places are all taken by others stops a train.',
    },
    town: {
      term: 'town',
      means: 'A small stop without places for tokens, drawn as a bar or a dot. Every train may pass.',
    },
    offboard: {
      term: 'off the board',
      means: 'A red area at the edge of the map: a stop where a run ends. Its value changes with the phase.',
    },
    token: {
      term: 'token',
      means:
        'The mark of a company in a city. Every run touches a token of its company, and a city full of other companies’ tokens is closed.',
    },
    home: { term: 'home', means: 'Where a company has its first token.' },
    destination: {
      term: 'destination',
      means: 'The place that track of a company should reach.',
    },
    run: {
      term: 'run',
      means: 'The way of one train from stop to stop. No two trains of a company use the same track.',
    },
    revenue: { term: 'revenue', means: 'What the stops of all runs are worth together.' },
    payOut: { term: 'to pay out', means: 'The revenue goes to the holders of shares, and the price usually rises.' },
    withhold: { term: 'to withhold', means: 'The revenue goes into the treasury, and the price usually falls.' },
    train: {
      term: 'train',
      means:
        'Its number says how many stops it may visit. 4+4 or 4D and the like are explained in the rules of their game.',
    },
    rust: {
      term: 'to rust',
      means: 'A train rusts when a certain later train is bought: it is gone at once, without compensation.',
    },
    permanent: { term: 'permanent train', means: 'A train that never rusts.' },
    trainLimit: {
      term: 'train limit',
      means: 'How many trains a company may have in this phase. What is too much goes to the bank.',
    },
    forcedPurchase: {
      term: 'forced purchase',
      means:
        'A company that must have a train and cannot pay for it is helped: by loans, by its own shares or by its president, as the book says.',
    },
    bankruptcy: { term: 'bankruptcy', means: 'A player who must pay and cannot, whatever he sells.' },
    minor: {
      term: 'minor',
      means: 'A small railway.',
    },
    major: {
      term: 'major',
      means: 'A railway with shares that several players can hold.',
    },
    bid: {
      term: 'bid',
      means: 'What somebody promises to pay in an auction. The money stays bound until the auction is over.',
    },
    offer: { term: 'offer', means: 'A deal that one player suggests to another, who may accept or decline.' },
    worth: { term: 'worth', means: 'Cash and shares at their price: who has most at the end wins.' },
    liquidity: {
      term: 'liquidity',
      means: 'What a player could raise at once: his cash, and what the rules let him sell.',
    },
    loan: {
      term: 'loan',
      means:
        'Money that a company borrows from the bank. It costs interest in every turn, and must be redeemed in the end.',
    },
    mine: { term: 'mine', means: 'A place that brings money to whoever reaches it.' },
    hex: {
      term: 'hex',
      means: 'One of the six-sided fields of the map. Its letter and number, such as F15, are read along the edge.',
    },
    label: {
      term: 'label',
      means: 'Letters on a hex or a tile, such as OO. On a hex with a label only tiles with the same label are laid.',
    },
    terrain: {
      term: 'terrain',
      means: 'Water or hills on a hex. Whoever lays the first tile there pays the figure beside the sign.',
    },
    port: {
      term: 'port',
      means: 'A place on the shore, drawn as an anchor. The rules of the game say what it brings to a run.',
    },
    bank: {
      term: 'bank',
      means:
        'Pays revenue and buys back what is sold; new trains come from it. In some games the end comes when it is empty.',
    },
    dividend: { term: 'dividend', means: 'What a company pays for each share to whoever holds it.' },
    automaton: { term: 'automaton', means: 'An opponent that is moved by the rules alone; nobody decides for it.' },
  },
};
