import type { Command } from './command.ts';
import { type CommandName, HELP_WORDS } from './help-words.ts';
import { terminalLanguage } from './language.ts';
import { isRepeatable, type OptionName } from './options.ts';

const words = HELP_WORDS[terminalLanguage(process.env)];

const spell = (name: OptionName): string => `--${name} ${words.options[name][0]}`.trimEnd();

/** How to type a command. */
function usageOf(name: CommandName, { words: kind, needs = [], takes }: Command): string {
  const repeat = (option: OptionName) => (isRepeatable(option) ? [`[${spell(option)} …]`] : []);
  return [
    'tablee',
    name,
    ...(kind === undefined ? [] : [words.words[kind]]),
    ...needs.flatMap(option => [spell(option), ...repeat(option)]),
    ...takes.map(option => `[${spell(option)}]`),
  ].join(' ');
}

/** The help of one command, as lines. */
export function helpOn(name: CommandName, command: Command): readonly string[] {
  const options = [...(command.needs ?? []), ...command.takes];
  const width = Math.max(...options.map(option => spell(option).length));
  return [
    usageOf(name, command),
    words.commands[name],
    ...options.map(option => `    ${spell(option).padEnd(width)}  ${words.options[option][1]}`),
  ];
}

/** The list of commands, as lines. */
export const helpOnAll = (commands: readonly (readonly [CommandName, Command])[]): readonly string[] => [
  ...commands.flatMap(([name, command]) => [usageOf(name, command), `    ${words.commands[name]}`]),
  words.more,
];
