export const rules = {
  title: 'Les règles de Gameid',
  aim: '',
  sections: [
    {
      heading: 'Votre tour',
      paragraphs: [{ id: 'GAMEID-1', text: 'Deux joueurs jouent chacun à son tour.' }],
    },
  ],
  readings: { heading: 'Comment nous lisons les règles', paragraphs: [] },
};
