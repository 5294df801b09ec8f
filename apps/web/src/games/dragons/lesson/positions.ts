/** The start of each step, as the game writes positions. Stones have faces already, so that no luck is needed. */
export const POSITIONS = {
  rock: 'stones=c1:?,e1:?,b2:?,d2:?,f2:?,a3:?,c3:?,d3:?,e3:?,g3:?,b4:?,c4:?,d4:?,e4:?,f4:?,a5:?,c5:?,d5:?,e5:?,g5:?,b6:?,d6:?,f6:?,c7:?,e7:? unseen=4,5,6,5,5 in=11 chosen=-s last=-- kept=0,0 winner=- phase=duel',
  paper:
    'stones=c1:?,e1:?,b2:?,d2:?,f2:?,a3:?,c3:?,d3:?,e3:?,g3:?,b4:?,c4:?,d4:?,e4:?,f4:?,a5:?,c5:?,d5:?,e5:?,g5:?,b6:?,d6:?,f6:?,c7:?,e7:? unseen=4,5,6,5,5 in=11 chosen=-r last=-- kept=0,0 winner=- phase=duel',
  scissors:
    'stones=c1:?,e1:?,b2:?,d2:?,f2:?,a3:?,c3:?,d3:?,e3:?,g3:?,b4:?,c4:?,d4:?,e4:?,f4:?,a5:?,c5:?,d5:?,e5:?,g5:?,b6:?,d6:?,f6:?,c7:?,e7:? unseen=4,5,6,5,5 in=11 chosen=-p last=-- kept=0,0 winner=- phase=duel',
  catch:
    'stones=c1:.2,e1:.a,b2:.1,d2:.4,f2:.2,a3:.a,c3:.3,d3:.1,e3:.4,g3:.2,b4:.3,c4:.1,d4:.3,e4:.4,f4:.2,a5:.3,c5:.1,d5:.4,e5:.2,g5:.a,b6:.3,d6:.1,f6:.4,c7:.a,e7:.2 unseen=0,0,0,0,0 in=00 chosen=-- last=-- kept=0,0 winner=0 phase=turn',
  dare: 'stones=c1:.2,e1:.a,b2:.3,d2:.2,f2:.3,a3:.a,c3:.1,d3:.4,e3:.2,g3:.3,b4:.1,c4:.4,d4:!1,e4:.4,f4:.2,a5:.3,c5:.1,d5:.4,e5:.2,g5:.a,b6:.3,d6:.1,f6:.4,c7:.a,e7:.2 unseen=0,0,0,0,0 in=00 chosen=-- last=-- kept=0,0 winner=0 phase=turn',
  beast:
    'stones=c1:.3,e1:.a,b2:.1,d2:.4,f2:.2,a3:.a,c3:.3,d3:.1,e3:.4,g3:.2,b4:.3,c4:.a,d4:!2,e4:.1,f4:.4,a5:.2,c5:.3,d5:.1,e5:.4,g5:.a,b6:.2,d6:.3,f6:.1,c7:.4,e7:.2 unseen=0,0,0,0,0 in=00 chosen=-- last=-- kept=0,0 winner=0 phase=turn',
  memory:
    'stones=e1:.a,b2:.3,f2:.1,a3:.a,d4:!4,f4:.2,c5:.1,d5:x,g5:.a,b6:.2,f6:.3,c7:.a unseen=0,0,0,0,0 in=00 chosen=-- last=-- kept=19,17 winner=0 phase=hide',
  count:
    'stones=e1:.a,a3:.a,d4:.3,g5:.a,c7:.a unseen=0,0,0,0,0 in=00 chosen=-- last=-- kept=26,23 winner=0 phase=turn',
} as const;
