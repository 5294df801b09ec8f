export {
  figureOf,
  type PresetCell,
  type PresetFigure,
  type PresetFigures,
  wonOf100,
} from './preset-figures.ts';
export { readSimulation, SIMULATION_FORMAT, writeCsv, writeSimulation } from './result.ts';
export { type RunOptions, runSimulation } from './runner.ts';
export {
  BOT_NAMES,
  type BotName,
  isBotName,
  LONGEST_SEED,
  MOST_GAMES,
  type Played,
  type Settings,
  type Simulation,
} from './settings.ts';
export {
  type Bin,
  binsOf,
  intervalOf,
  type SeatShare,
  type Share,
  type Spread,
  type Summary,
  shareOf,
  summarise,
  wonBy,
} from './summary.ts';
