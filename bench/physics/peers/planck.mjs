// planck 1.5: Box2D in JavaScript. With its friction joints pucks creep on for ever, so what is awake is slowed after each
// step, as for Rapier.
import { Box, Circle, Edge, World } from 'planck';
import { DISCS } from '../shots.ts';
import { MOST_STEPS, makeWorld, STEP } from '../world.ts';

const board = makeWorld(1 / 1280);
const LOSS = board.slowing * STEP;

const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: true });
const ground = world.createBody();
const fix = (shape, restitution) => ground.createFixture({ shape, friction: 0, restitution });
for (const { from, to } of board.rail) fix(new Edge(from, to), board.bounce.rail);
for (const post of board.posts) fix(new Circle(post, board.postRadius), board.bounce.post);
for (const { x, y, angle, length, breadth } of board.bands)
  fix(new Box(length / 2, breadth / 2, { x, y }, angle), board.bounce.band);
const pucks = Array.from({ length: DISCS }, () => {
  const puck = world.createBody({ type: 'dynamic', fixedRotation: true, bullet: true });
  puck.createFixture({
    shape: new Circle(board.puckRadius),
    density: 1,
    friction: 0,
    restitution: board.bounce.puck,
  });
  return puck;
});

// Of two it takes the higher restitution; here it is the lower, as with Rapier.
world.on('begin-contact', contact => {
  const [a, b] = [contact.getFixtureA(), contact.getFixtureB()];
  contact.setRestitution(Math.min(a.getRestitution(), b.getRestitution()));
});

/** Whether it still moves. */
function slow(puck) {
  if (!puck.isAwake()) return false;
  const velocity = puck.getLinearVelocity();
  const speed = velocity.length();
  const left = speed > LOSS ? (speed - LOSS) / speed : 0;
  puck.setLinearVelocity({ x: velocity.x * left, y: velocity.y * left });
  return left > 0;
}

function shoot(setting) {
  for (const [i, { x, y }] of setting.discs.entries()) {
    pucks[i].setTransform({ x: x * board.scale, y: y * board.scale }, 0);
    pucks[i].setLinearVelocity({ x: 0, y: 0 });
    pucks[i].setAwake(false);
  }
  pucks[setting.shot.disc].setLinearVelocity(board.speedOf(setting));
  for (let step = 0; step < MOST_STEPS; step++) {
    world.step(STEP, 8, 3);
    let moving = false;
    for (const puck of pucks) if (slow(puck)) moving = true;
    if (!moving) break;
  }
}

const ends = () =>
  pucks.map(puck => {
    const { x, y } = puck.getPosition();
    return { x: x / board.scale, y: y / board.scale };
  });

export const engine = { shoot, ends };
