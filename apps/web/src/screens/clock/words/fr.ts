import type { ClockEnd } from '@tablee/kernel';

const AT_ZERO: { readonly [E in ClockEnd]: string } = {
  turn: 'le tour se termine',
  game: 'la partie est perdue',
  understudy: 'un remplaçant prend la suite',
};

export const fr = {
  name: 'Pendule',
  kinds: {
    usual: 'Sablier bleu, par lien seulement',
    none: 'Sans',
    red: 'Sablier rouge, 1 min chacun',
    blue: 'Sablier bleu, 1 min 30 chacun',
    short: '5 min, plus 5 s par tour',
    long: '15 min, plus 10 s par tour',
    1: '1 jour par coup, par lien',
    3: '3 jours par coup, par lien',
    7: '7 jours par coup, par lien',
  },
  glasses: { red: 'rouge, 1 min chacun', blue: 'bleu, 1 min 30 chacun' },
  zero: 'À zéro',
  ends: {
    turn: 'Le tour se termine',
    game: 'La partie est perdue',
    understudy: 'Un remplaçant prend la suite, par lien',
  },
  pauses: 'Pauses',
  pauseKinds: {
    none: 'Sans',
    nights: 'La nuit, de 22 h à 8 h',
    weekends: 'Samedi et dimanche',
    both: 'Nuits, samedi et dimanche',
  },
  daysOff: {
    name: 'Jours de congé',
    means:
      'Ces jours-là, le temps ne court pas, à l’heure de votre appareil. Ils valent pour vos prochaines tables.',
    count: (n: number) => (n === 0 ? 'aucun' : String(n)),
    day: 'Un jour',
    add: 'Ajouter',
    french: 'Ajouter les jours fériés français',
    none: 'Tout enlever',
    added: (day: string) => `Ajouté : ${day}.`,
    remove: (day: string) => `Enlever ${day}`,
    badDay: 'Choisissez un jour à venir, dans les deux ans.',
    full: 'Quarante jours au plus : enlevez-en d’abord.',
  },
  daysMean: 'Chacun joue quand il veut, jusqu’à ce délai. Le temps court même si personne n’est là.',
  days: (n: number) => `${n} ${n < 2 ? 'jour' : 'jours'}`,
  withDays: (days: string, zero: ClockEnd, pauses: string | null) =>
    `Pendule : ${days} par coup${pauses === null ? '' : `, pause ${pauses}`}. À zéro, ${AT_ZERO[zero]}.`,
  pauseNotes: {
    night: (from: number, to: number) => `la nuit de ${from} h à ${to} h`,
    weekends: 'le week-end',
    dayOff: (day: string) => `le ${day}`,
    daysOff: (n: number) => `${n} jours de congé`,
    zone: (city: string) => ` (heure de ${city})`,
  },
  long: (days: number, hours: number, minutes: number) =>
    days > 0 ? `${days} j ${hours} h` : hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`,
  daysOf: (name: string, days: number, hours: number, minutes: number, runs: boolean) => {
    const parts = [
      ...(days > 0 ? [`${days} ${days < 2 ? 'jour' : 'jours'}`] : []),
      ...(days > 0 || hours > 0 ? [`${hours} ${hours < 2 ? 'heure' : 'heures'}`] : []),
      ...(days > 0 ? [] : [`${minutes} ${minutes < 2 ? 'minute' : 'minutes'}`]),
    ];
    return `Pendule, ${name} : ${parts.join(' ')}${runs ? ', le temps court' : ''}`;
  },
  /** `isDay`: a day and not an hour. */
  pausedTo: (when: string, isDay: boolean) => `pause jusqu’${isDay ? 'au' : 'à'} ${when}`,
  pausedUntil: (when: string) => `Pause jusqu’au ${when}`,
  fischerMeans: 'Chacun a son temps, et en gagne un peu à chaque tour.',
  means:
    'Le sable que vous dépensez passe aux autres ; à zéro, votre tour se termine, sans que vous perdiez.',
  with: (kind: string) => `Sablier : ${kind}.`,
  withFischer: (time: string, increment: number, zero: ClockEnd) =>
    `Pendule : ${time} chacun, plus ${increment} s par tour. À zéro, ${AT_ZERO[zero]}.`,
  minutes: (n: number) => `${n} min`,
  clockOf: (name: string, seconds: number, runs: boolean) => {
    const minutes = Math.floor(seconds / 60);
    const parts = [
      ...(minutes > 0 ? [`${minutes} ${minutes < 2 ? 'minute' : 'minutes'}`] : []),
      `${seconds % 60} ${seconds % 60 < 2 ? 'seconde' : 'secondes'}`,
    ];
    return `Pendule, ${name} : ${parts.join(' ')}${runs ? ', le temps court' : ''}`;
  },
  clockIdle: 'La pendule attend : personne ne joue. Le prochain geste la relance.',
  anew: 'Il suit la partie à cette table, et le sable est de nouveau partagé.',
  of: (name: string, seconds: number, runs: boolean) =>
    `Sablier, ${name} : ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}${runs ? ', le sable coule' : ''}`,
  seconds: (n: number) => `${n} s`,
  respite: (n: number) => `Encore ${n} s`,
  respiteSaid: (n: number) =>
    `Le temps du tour précédent est écoulé. On pourra jouer dans ${n} ${n < 2 ? 'seconde' : 'secondes'}.`,
  idle: 'Le sable attend : personne ne joue. Le prochain geste le relance.',
  left: (n: number) => `Il vous reste ${n} secondes.`,
  leftTo: (name: string, n: number) => `${name} : il reste ${n} secondes.`,
};

export type Words = typeof fr;
