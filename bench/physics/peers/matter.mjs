// matter-js 0.20. Its speeds are per sixtieth of a second, whatever the step, and it has no continuous collision. Sliding
// friction as for Rapier.
import matter from 'matter-js';
import { DISCS } from '../shots.ts';
import { MOST_STEPS, makeWorld, STEP } from '../world.ts';

const { Bodies, Body, Composite, Engine, Events, Sleeping } = matter;
const board = makeWorld(1 / 32);
const STEP_MS = STEP * 1000;
const BASE = 1 / 60;
const LOSS = board.slowing * STEP * BASE;

const world = Engine.create({ enableSleeping: true, gravity: { x: 0, y: 0, scale: 0 } });
const smooth = { friction: 0, frictionStatic: 0, frictionAir: 0, slop: 0.01 };
const box =
  restitution =>
  ({ x, y, angle, length, breadth }) =>
    Bodies.rectangle(x, y, length, breadth, { ...smooth, angle, restitution, isStatic: true });
const pucks = Array.from({ length: DISCS }, () =>
  Bodies.circle(0, 0, board.puckRadius, {
    ...smooth,
    restitution: board.bounce.puck,
    inertia: Infinity,
    deltaTime: STEP_MS,
  }),
);
Composite.add(world.world, [
  ...board.walls.map(box(board.bounce.rail)),
  ...board.bands.map(box(board.bounce.band)),
  ...board.posts.map(({ x, y }) =>
    Bodies.circle(x, y, board.postRadius, { ...smooth, restitution: board.bounce.post, isStatic: true }),
  ),
  ...pucks,
]);

// Of two it takes the higher restitution; here it is the lower, as with Rapier.
Events.on(world, 'collisionStart', ({ pairs }) => {
  for (const pair of pairs) pair.restitution = Math.min(pair.bodyA.restitution, pair.bodyB.restitution);
});

function shoot(setting) {
  for (const [i, { x, y }] of setting.discs.entries()) {
    Sleeping.set(pucks[i], false);
    Body.setPosition(pucks[i], { x: x * board.scale, y: y * board.scale });
    Body.setVelocity(pucks[i], { x: 0, y: 0 });
    Sleeping.set(pucks[i], true);
  }
  const shot = pucks[setting.shot.disc];
  const { x, y } = board.speedOf(setting);
  Sleeping.set(shot, false);
  Body.setVelocity(shot, { x: x * BASE, y: y * BASE });
  for (let step = 0; step < MOST_STEPS; step++) {
    Engine.update(world, STEP_MS);
    let moving = false;
    for (const puck of pucks) {
      if (puck.isSleeping) continue;
      const velocity = Body.getVelocity(puck);
      const speed = Math.hypot(velocity.x, velocity.y);
      const left = speed > LOSS ? (speed - LOSS) / speed : 0;
      Body.setVelocity(puck, { x: velocity.x * left, y: velocity.y * left });
      if (left > 0) moving = true;
    }
    if (!moving) break;
  }
}

const ends = () =>
  pucks.map(({ position }) => ({ x: position.x / board.scale, y: position.y / board.scale }));

export const engine = { shoot, ends };
