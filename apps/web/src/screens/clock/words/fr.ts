export const fr = {
  name: 'Pendule',
  kinds: {
    usual: 'Sablier bleu, par lien seulement',
    none: 'Sans',
    red: 'Sablier rouge, 1 min chacun',
    blue: 'Sablier bleu, 1 min 30 chacun',
    short: '5 min, plus 5 s par tour',
    long: '15 min, plus 10 s par tour',
  },
  glasses: { red: 'rouge, 1 min chacun', blue: 'bleu, 1 min 30 chacun' },
  zero: 'À zéro',
  ends: { turn: 'Le tour se termine', game: 'La partie est perdue' },
  fischerMeans: 'Chacun a son temps, et en gagne un peu à chaque tour.',
  means:
    'Le sable que vous dépensez passe aux autres ; à zéro, votre tour se termine, sans que vous perdiez.',
  with: (kind: string) => `Sablier : ${kind}.`,
  withFischer: (time: string, increment: number, zero: 'turn' | 'game') =>
    `Pendule : ${time} chacun, plus ${increment} s par tour. À zéro, ${
      zero === 'game' ? 'la partie est perdue' : 'le tour se termine'
    }.`,
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
