export const fr = {
  name: 'Sablier',
  kinds: {
    usual: 'Bleu, par lien seulement',
    none: 'Sans',
    red: 'Rouge, 1 min chacun',
    blue: 'Bleu, 1 min 30 chacun',
  },
  means:
    'Le sable que vous dépensez passe aux autres ; à zéro, votre tour se termine, sans que vous perdiez.',
  with: (kind: string) => `Sablier : ${kind}.`,
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
