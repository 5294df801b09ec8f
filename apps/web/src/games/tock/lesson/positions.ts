/** The start of each step, as the game writes positions. Hands are small and chosen; red is the learner. */
export const POSITIONS = {
  enter:
    'r=R,R,R,R b=R,R,R,R y=R,R,R,R g=R,R,R,R | r:A,6,X b:2,8,9 y:3,5,Q g:4,6,J | out - | turn r | blocked - | deal 1 g | play',
  leap: 'r=R,R,R,b1 b=R,R,R,g7 y=R,R,R,y18* g=R,R,R,R | r:2,6,9 b:2,8,9 y:3,5,Q g:4,6,J | out A | turn r | blocked - | deal 1 g | play',
  king: 'r=R,R,R,b9 b=R,R,R,y4 y=R,R,R,g2 g=R,R,b12,b16 | r:3,8,K b:2,8,9 y:3,5,Q g:4,6,J | out A,6 | turn r | blocked - | deal 1 g | play',
  jack: 'r=R,R,R,b2 b=R,R,R,y9 y=R,R,R,g2 g=R,R,R,r15 | r:2,J,Q b:2,8,9 y:3,5,Q g:4,6,J | out A,6,K | turn r | blocked - | deal 1 g | play',
  back: 'r=R,R,R,r18* b=R,R,R,y12 y=R,R,R,g2 g=R,R,R,R | r:4,9,Q b:2,8,9 y:3,5,Q g:5,6,J | out A,6,J,K | turn r | blocked - | deal 1 g | play',
  split:
    'r=R,R,r14,b10 b=R,R,R,y12 y=R,R,R,g2 g=R,R,R,b14 | r:3,7,9 b:2,8,9 y:3,5,Q g:5,6,J | out A,4,6,J,K | turn r | blocked - | deal 1 g | play',
  swap: 'r=R,R,b14,rH1 b=R,R,R,y12 y=R,R,R,R g=R,R,R,R | r:A,3,8,10 b:2,5,8,10 y:6,8,9,Q g:3,4,9,J | out A,4,6,7,J,K | turn r | blocked - | deal 2 b | swap | gives r:- b:5 y:Q g:4',
  together:
    'r=rH1,rH2,rH3,rH4 b=R,y12,bH3,bH4 y=y14,yH2,yH3,yH4 g=R,R,r5,gH4 | r:2,3,9 b:2,5,8 y:6,9,Q g:3,9,J | out A,4,6,7,J,K | turn r | blocked - | deal 3 g | play',
} as const;
