export const rules = {
  title: 'The rules of Gameid',
  aim: '',
  sections: [{ heading: 'Your turn', paragraphs: [{ id: 'GAMEID-1', text: 'Two players take turns.' }] }],
  readings: { heading: 'How we read the rules', paragraphs: [] },
};
