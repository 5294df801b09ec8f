import { letterOf, nameCard, namePlace, type TockEvent } from '../src/index.ts';

const places = (way: readonly number[]): string => way.map(namePlace).join(' ');

/** An event as text for golden plays: seats by number, colours by letter, `?` for hidden cards. */
export function sayShort(e: TockEvent): string {
  switch (e.kind) {
    case 'unused':
      return `nobody plays ${letterOf(e.colour)}`;
    case 'shuffled':
      return `shuffled by ${e.dealer}`;
    case 'dealt':
      return `${e.seat} gets ${e.cards.map(nameCard).join(' ')}`;
    case 'drew':
      return `${e.seat} draws ${nameCard(e.card)}`;
    case 'gave':
      return `${e.seat} gave ${nameCard(e.card)}`;
    case 'swapped':
      return `${nameCard(e.card)} from ${e.from} to ${e.to}`;
    case 'culled':
      return `${e.seat} culled ${nameCard(e.card)}`;
    case 'played':
      return `${e.seat} plays ${nameCard(e.card)}`;
    case 'dropped':
      return `${e.seat} drops ${nameCard(e.card)}${e.blocked ? ', blocked' : ''}`;
    case 'entered':
      return `${letterOf(e.colour)} enters on ${namePlace(e.to)}`;
    case 'walked':
      return `${letterOf(e.colour)} ${e.sweeping ? 'sweeps' : e.back ? 'backs' : 'walks'} ${places([e.from, ...e.way])}`;
    case 'leapt':
      return `${letterOf(e.colour)} leaps ${namePlace(e.from)} ${namePlace(e.to)}`;
    case 'taken':
      return `${letterOf(e.by)} takes ${letterOf(e.colour)} on ${namePlace(e.at)}`;
    case 'traded':
      return `${letterOf(e.colourA)} on ${namePlace(e.a)} and ${letterOf(e.colourB)} on ${namePlace(e.b)} trade`;
    case 'blocked':
      return `${e.seat} is blocked`;
    case 'home':
      return `${letterOf(e.colour)} is home`;
    case 'over':
      return `won by ${e.winners.join(' ')}`;
  }
}
