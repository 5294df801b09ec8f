// box2d-wasm 7: Box2D 2.4 in WebAssembly, its build with SIMD. Sliding friction by friction joints, which its solver knows: no call
// into it for each puck and step.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DISCS } from '../shots.ts';
import { MOST_STEPS, makeWorld, STEP } from '../world.ts';

const require = createRequire(import.meta.url);
const build = require.resolve('box2d-wasm/dist/umd/Box2D.simd.js');
// It would fetch its other half, which in Node takes addresses only.
const box2d = await require(build)({ wasmBinary: readFileSync(build.replace(/js$/, 'wasm')) });
const board = makeWorld(1 / 1280);
const LOOK_EVERY = 8;

const vector = ({ x, y }) => new box2d.b2Vec2(x, y);
const nothing = new box2d.b2Vec2(0, 0);

/** `continuous`: with continuous collision. Without it, steps must be small; slow discs then bounce as ours do. */
export function makeEngine(timestep = STEP, continuous = true) {
  const most = (MOST_STEPS * STEP) / timestep;
  const world = new box2d.b2World(nothing);
  world.SetAllowSleeping(true);
  world.SetWarmStarting(continuous);
  const ground = world.CreateBody(new box2d.b2BodyDef());

  function fix(body, shape, restitution) {
    const definition = new box2d.b2FixtureDef();
    definition.set_shape(shape);
    definition.set_density(1);
    definition.set_friction(0);
    definition.set_restitution(restitution);
    if (!continuous) definition.set_restitutionThreshold(board.softSpeed);
    body.CreateFixture(definition);
  }

  function circle(at, radius) {
    const shape = new box2d.b2CircleShape();
    shape.set_m_p(vector(at));
    shape.set_m_radius(radius);
    return shape;
  }

  for (const post of board.posts) fix(ground, circle(post, board.postRadius), board.bounce.post);
  function box({ x, y, angle, length, breadth }) {
    const shape = new box2d.b2PolygonShape();
    shape.SetAsBox(length / 2, breadth / 2, vector({ x, y }), angle);
    return shape;
  }
  for (const band of board.bands) fix(ground, box(band), board.bounce.band);
  for (const wall of board.walls) fix(ground, box(wall), board.bounce.rail);
  const pucks = Array.from({ length: DISCS }, () => {
    const definition = new box2d.b2BodyDef();
    definition.set_type(box2d.b2_dynamicBody);
    definition.set_bullet(continuous);
    definition.set_fixedRotation(true);
    const puck = world.CreateBody(definition);
    fix(puck, circle({ x: 0, y: 0 }, board.puckRadius), board.bounce.puck);
    const friction = new box2d.b2FrictionJointDef();
    friction.Initialize(ground, puck, nothing);
    friction.set_maxForce(puck.GetMass() * board.slowing);
    friction.set_maxTorque(0);
    friction.set_collideConnected(true);
    world.CreateJoint(friction);
    return puck;
  });

  // Of two it takes the higher restitution; here it is the lower, as with Rapier.
  const listener = new box2d.JSContactListener();
  listener.BeginContact = pointer => {
    const contact = box2d.wrapPointer(pointer, box2d.b2Contact);
    const [a, b] = [contact.GetFixtureA(), contact.GetFixtureB()];
    contact.SetRestitution(Math.min(a.GetRestitution(), b.GetRestitution()));
  };
  listener.EndContact = () => {};
  listener.PreSolve = () => {};
  listener.PostSolve = () => {};
  world.SetContactListener(listener);

  const isAtRest = puck =>
    !puck.IsAwake() || puck.GetLinearVelocity().LengthSquared() < board.rest * board.rest;
  const spare = new box2d.b2Vec2(0, 0);

  function shoot(setting) {
    for (const [i, { x, y }] of setting.discs.entries()) {
      spare.Set(x * board.scale, y * board.scale);
      pucks[i].SetTransform(spare, 0);
      pucks[i].SetLinearVelocity(nothing);
      pucks[i].SetAwake(false);
    }
    const { x, y } = board.speedOf(setting);
    spare.Set(x, y);
    pucks[setting.shot.disc].SetLinearVelocity(spare);
    for (let step = 1; step <= most; step++) {
      world.Step(timestep, 8, 3);
      if (step % LOOK_EVERY === 0 && pucks.every(isAtRest)) break;
    }
  }

  const ends = () =>
    pucks.map(puck => {
      const at = puck.GetPosition();
      return { x: at.x / board.scale, y: at.y / board.scale };
    });

  return { shoot, ends };
}
