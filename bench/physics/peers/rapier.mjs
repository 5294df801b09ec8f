// Rapier 2D 0.20 in WebAssembly, the deterministic build. It has no sliding friction with the ground, so the speed of
// whatever is awake is lowered after each step; that also tells when all is at rest.
import rapier from '@dimforge/rapier2d-deterministic-compat';
import { DISCS } from '../shots.ts';
import { MOST_STEPS, makeWorld, STEP } from '../world.ts';

await rapier.init();
const { ColliderDesc, CoefficientCombineRule, RigidBodyDesc } = rapier;
const board = makeWorld(1 / 1280);

/** `heard` is told of every contact that begins, by puck number or kind. */
export function makeEngine(timestep = STEP, heard = null) {
  const world = new rapier.World({ x: 0, y: 0 });
  world.timestep = timestep;
  const events = new rapier.EventQueue(true);
  const fix = (shape, bounce, body, rule = CoefficientCombineRule.Min) =>
    world.createCollider(
      shape
        .setFriction(0)
        .setRestitution(bounce)
        .setRestitutionCombineRule(rule)
        .setActiveEvents(heard ? rapier.ActiveEvents.COLLISION_EVENTS : rapier.ActiveEvents.NONE),
      body,
    );
  const kinds = new Map();
  const note = (collider, kind) => void kinds.set(collider.handle, kind);
  for (const { from, to } of board.rail) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const inwards = { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
    note(fix(ColliderDesc.halfspace(inwards).setTranslation(from.x, from.y), board.bounce.rail), 'rail');
  }
  for (const { x, y } of board.posts)
    note(fix(ColliderDesc.ball(board.postRadius).setTranslation(x, y), board.bounce.post), 'post');
  for (const { x, y, angle, length, breadth } of board.bands)
    note(
      fix(
        ColliderDesc.cuboid(length / 2, breadth / 2)
          .setTranslation(x, y)
          .setRotation(angle),
        board.bounce.band,
        undefined,
        CoefficientCombineRule.Max,
      ),
      'band',
    );
  const pucks = Array.from({ length: DISCS }, (_, i) => {
    const puck = world.createRigidBody(RigidBodyDesc.dynamic().lockRotations().setCcdEnabled(true));
    note(fix(ColliderDesc.ball(board.puckRadius), board.bounce.puck, puck), i);
    return puck;
  });
  const loss = board.slowing * timestep;
  const most = (MOST_STEPS * STEP) / timestep;

  function stepHearing() {
    world.step(events);
    events.drainCollisionEvents((a, b, began) => {
      if (began) heard(kinds.get(a), kinds.get(b));
    });
  }

  function shoot(setting) {
    for (const [i, puck] of pucks.entries()) {
      const at = setting.discs[i];
      puck.setEnabled(Boolean(at));
      if (!at) continue;
      puck.setTranslation({ x: at.x * board.scale, y: at.y * board.scale }, false);
      puck.setLinvel({ x: 0, y: 0 }, false);
      puck.sleep();
    }
    pucks[setting.shot.disc].setLinvel(board.speedOf(setting), true);
    for (let step = 0; step < most; step++) {
      if (heard) stepHearing();
      else world.step();
      let moving = false;
      world.forEachActiveRigidBody(puck => {
        const { x, y } = puck.linvel();
        const speed = Math.sqrt(x * x + y * y);
        if (speed === 0) return;
        const left = speed > loss ? (speed - loss) / speed : 0;
        puck.setLinvel({ x: x * left, y: y * left }, false);
        if (left > 0) moving = true;
      });
      if (!moving) break;
    }
  }

  const ends = () =>
    pucks.map(puck => {
      const { x, y } = puck.translation();
      return { x: x / board.scale, y: y / board.scale };
    });

  return { shoot, ends };
}

export const engine = makeEngine();
