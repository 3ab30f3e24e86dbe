import type { MapLines } from '../../web/map.ts';

export const map: MapLines = {
  lands: { '1856': 'Upper Canada', '1862': 'Eastern Counties', '1865': 'Sardinia and Corsica', '18mag': 'Hungary' },
  waters: { erie: 'Lake Erie', ontario: 'Lake Ontario', north: 'North Sea' },
  tile: {
    left: (count) => (count === 1 ? 'the last one' : `${count} left`),
    pays: 'Value',
    nothing: '0',
    bestRuns: 'Best runs',
    unchanged: 'unchanged',
    joins: (joined, all) =>
      `${joined === 0 ? 'No' : joined} ${joined === 1 ? 'track' : 'tracks'} joined${all > joined ? `, ${all - joined} ${all - joined === 1 ? 'open end' : 'open ends'}` : ''}`,
    others: 'Other tiles that fit here',
    name: (id) => `Tile ${id}`,
    doNotFit: (count) => (count === 1 ? '1 tile does not fit: why' : `${count} tiles do not fit: why`),
  },
  layers: {
    head: 'Layers of the map',
    coordinates: 'Coordinates in the hexes',
    company: 'Reach of a company',
    nobody: 'none',
    reaches: (stops) => (stops === 1 ? 'reaches 1 stop' : `reaches ${stops} stops`),
    blocked: (places) => `closed to it: ${places}`,
    open: 'nobody blocks it',
    nextValues: 'Values of the next phase',
  },
  legend: {
    home: 'Home of a company',
    city: 'City: a place for a token in each circle',
    town: 'Town: no tokens',
    value: 'What a stop pays',
    columns: 'What it pays as the game goes on; the strong figure now',
    later: 'Label that counts on later tiles',
    cost: 'Terrain: what building costs',
    impassable: 'No track over this side',
    offboard: 'Off the board',
    port: 'Port',
    bare: 'Hills',
  },
  print: {
    head: (name) => `${name}: a map to print`,
    button: 'Print the map',
    back: 'Back to the game',
    tokens: 'Tokens to cut out',
    hint: 'One page in landscape; switch on background graphics in the print dialog.',
  },
};
