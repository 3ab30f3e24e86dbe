// Words around a map: its layers, its legend, a tile in hand, the printed sheet.
const costs: Readonly<Record<string, string>> = {
  water: 'River or lake: what building costs',
  mountain: 'Hills: what building costs',
};

const icons: Readonly<Record<string, string>> = { port: 'Port', bridge: 'Bridge', tunnel: 'Tunnel' };

export const map = {
  tile: {
    left: (count: number) => (count === 1 ? 'the last one' : `${count} left`),
    /** Income of the place, before and after. */
    pays: 'Value',
    nothing: '0',
    /** Income of the company's best runs, before and after. */
    bestRuns: 'Best runs',
    unchanged: 'unchanged',
    /** Number of new exits that lead on to track. */
    joins: (joined: number, all: number) =>
      `${joined === 0 ? 'No' : joined} ${joined === 1 ? 'track' : 'tracks'} joined${all > joined ? `, ${all - joined} ${all - joined === 1 ? 'open end' : 'open ends'}` : ''}`,
    others: 'Other tiles that fit here',
    name: (id: string) => `Tile ${id}`,
    doNotFit: (count: number) => (count === 1 ? '1 tile does not fit: why' : `${count} tiles do not fit: why`),
  },
  layers: {
    head: 'Layers of the map',
    coordinates: 'Coordinates in the hexes',
    company: 'Reach of a company',
    nobody: 'none',
    /** Lit stops of the company. */
    reaches: (stops: number) => (stops === 1 ? 'reaches 1 stop' : `reaches ${stops} stops`),
    blocked: (places: string) => `closed to it: ${places}`,
    open: 'nobody blocks it',
    nextValues: 'Values of the next phase',
  },
  legend: {
    home: 'Home, waiting for its company',
    token: 'Token of a company',
    city: 'City: a place for a token in each circle',
    town: 'Town: no tokens',
    /** A town drawn as a bar across its track. */
    bar: 'Town with track through it',
    towns: 'Two towns in one hex',
    mine: 'Mine',
    value: 'What a stop pays',
    columns: 'What it pays as the game goes on; the strong figure now',
    label: 'Label: only tiles with the same label',
    later: 'Label that counts on later tiles',
    /** By kind of terrain. */
    costs,
    tiles: 'Tiles, from the first colour to the last',
    gray: 'Printed in gray: stays as it is',
    water: 'Sea or lake',
    impassable: 'No track over this side',
    divider: 'Between two areas off the board',
    offboard: 'Off the board',
    off: 'Track into an area off the board',
    bridge: 'Track that passes over other track without joining it',
    port: 'Port',
    /** Printed icons. */
    icons,
    portOf: 'Port with the token of a company',
    closed: 'Closed by this private company',
    bare: 'Hills: the figure is what building costs',
    mark: {
      choosable: 'Can be chosen now',
      chosen: 'Chosen',
      recent: 'Changed since your last move',
      refused: 'Not possible: touch it to read why',
    },
    run: 'Run of a train',
    hand: {
      joined: 'Tile in hand: exit that joins track',
      open: 'Tile in hand: open exit',
      turns: 'Tile in hand: ways to turn it',
    },
    layer: {
      reached: 'Layer: hexes a company reaches',
      stops: 'Layer: stops it reaches',
      home: 'Home of the company one looks at',
      closed: 'Layer: blocked by tokens of others',
      bound: 'Way to the destination of a company',
    },
  },
  print: {
    head: (name: string) => `${name}: a map to print`,
    button: 'Print the map',
    back: 'Back to the game',
    tokens: 'Tokens to cut out',
    hint: 'One page in landscape; switch on background graphics in the print dialog.',
  },
};
