/** The hourglass, where it is chosen and where it runs. */
export const fr = {
  name: 'Sablier',
  kinds: { usual: 'Bleu, par lien seulement', none: 'Sans', red: 'Rouge, 2 min', blue: 'Bleu, 3 min' },
  means:
    'Le sable que vous dépensez passe aux autres. Quand il n’en reste plus, votre tour finit : on ne perd pas au temps.',
  of: (name: string, seconds: number, runs: boolean) =>
    `Sablier, ${name} : ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}${runs ? ', le sable coule' : ''}`,
  seconds: (n: number) => `${n} s`,
  stands: 'Le sable attend.',
  respite: (n: number) => `Encore ${n} s`,
  respiteWhy: 'le tour d’avant a fini au temps',
  respiteSaid: (n: number) => `Le tour d’avant a fini au temps. On pourra jouer dans ${n} secondes.`,
  left: (n: number) => `Il vous reste ${n} secondes.`,
  leftTo: (name: string, n: number) => `${name} : il reste ${n} secondes.`,
};

export type Words = typeof fr;
