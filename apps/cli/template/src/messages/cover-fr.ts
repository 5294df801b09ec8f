/** What is said of the game before it is loaded: on the home page and where it is set up. */
export const cover = {
  name: 'Gameid',
  pitch: '',
  seats: ['Premier', 'Second'],
  options: {},
  presets: {},
};

export type Cover = typeof cover;
