// Lines of 1865 about traffic and mines.
export const books1865 = {
  traffic: {
    head: 'Traffic and revenue',
    company: 'Company',
    traffic: 'Traffic',
    cover: 'Cover',
    coverTitle: 'Units of traffic that its trains and maritime companies carry',
    earns: 'Next revenue',
    earnsTitle: 'With what its mines bring before, and the trains it has now',
    rest: 'Left over',
    uncovered: (units: number) => `${units} not carried`,
    spare: (units: number) => `room for ${units}`,
    even: 'just enough',
    noTrain: 'no train',
    hint: 'Revenue is 10 for each unit that is carried. Traffic is never lost; more trains carry more of it.',
  },
  mines: {
    head: 'Mines',
    place: 'Mine',
    who: 'Worked by',
    brings: 'Brings each turn',
    bringsTitle: 'Now, and after the next stock round has begun',
    free: 'nobody',
    noTile: 'no tile yet',
    hint: 'A mine that is worked wears out before each stock round: yellow ones from phase 3, green ones from phase 5.',
  },
};
