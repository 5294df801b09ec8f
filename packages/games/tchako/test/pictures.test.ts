import { describe, expect, it } from 'vitest';
import {
  chainOf,
  clone,
  controlOf,
  FIGURES,
  type Figure,
  GREY,
  hasTchako,
  isHere,
  readPuck,
  readZone,
  type State,
  tchako,
} from '../src/index.ts';
import { rules as en } from '../src/rules/en.ts';
import { rules as fr } from '../src/rules/fr.ts';
import { pictureOf } from '../src/rules/pictures.ts';
import { captured, eventOf, held, kindsOf, names, say, tableWith, whereIs } from './draw.ts';

/** The position of a figure, and the position after its move. */
function look(figure: Figure): { readonly state: State; readonly after: State; readonly news: string } {
  const { state, move } = pictureOf(figure);
  const after = clone(state);
  return { state, after, news: move === null ? '' : kindsOf(say(after, move)) };
}

describe('figures of the rules page', () => {
  it.each(FIGURES.filter(figure => figure !== 'hills'))('%s is a position that can be', figure => {
    const { state } = pictureOf(figure);
    const text = tchako.writeState(state);
    expect(tchako.writeState(tchako.readState(text))).toBe(text);
  });

  it.each([
    ['French', fr],
    ['English', en],
  ])('%s: each is shown once, with a caption and a description', (_, page) => {
    const shown = page.sections.flatMap(section => section.paragraphs.flatMap(p => p.figures ?? []));
    expect([...shown].sort()).toEqual([...FIGURES].sort());
    for (const figure of FIGURES) {
      expect(page.figures[figure].caption).toMatch(/^\p{Lu}.*\.$/u);
      expect(page.figures[figure].alt).toMatch(/^\p{Lu}.{40,}\.$/u);
    }
  });

  it('TCHAKO-2 terrain: the start position', () => {
    const { state } = tchako.setup(tableWith(), { pick: () => 0 });
    const { pucks, elastics } = JSON.parse(tchako.writeState(state));
    expect(JSON.parse(tchako.writeState(pictureOf('terrain').state))).toMatchObject({ pucks, elastics });
  });

  it('TCHAKO-5 control: South, North, grey and none', () => {
    const control = controlOf(pictureOf('control').state);
    const of = (zone: string) => control[readZone(zone)];
    expect([of('N2'), of('N3'), of('N1'), of('N4'), of('BSR'), of('BSL')]).toEqual([1, 2, GREY, 0, 2, 1]);
  });

  it('TCHAKO-6 capture: two captured zones, and one without a link', () => {
    const { state } = pictureOf('capture');
    expect(captured(state)).toBe('N2 BNC');
    expect(held(state, 0)).toContain('N4');
    expect(controlOf(state)[readZone('BSR')]).toBe(GREY);
  });

  it("TCHAKO-8 t'chako: the chain of the caption", () => {
    const { state } = pictureOf('tchako');
    expect(hasTchako(state, 0)).toBe(true);
    expect(names(chainOf(state, 0).reduce((set, zone) => set | (1 << zone), 0))).toBe('BSL N2 BNC VN');
    expect(controlOf(state)[readZone('VN')]).toBe(1);
  });

  it('TCHAKO-9 duel: only the shooter is eliminated', () => {
    const { after, news } = look('duel');
    expect(news).toBe('shot hit gone');
    expect([isHere(after, readPuck('s1')), isHere(after, readPuck('n1'))]).toEqual([false, true]);
  });

  it('TCHAKO-11 shot: the first puck is eliminated, the second pushed', () => {
    const { state, after } = look('shot');
    expect([isHere(after, readPuck('n1')), isHere(after, readPuck('n2'))]).toEqual([false, true]);
    expect(whereIs(after, 'n2')).not.toEqual(whereIs(state, 'n2'));
  });

  it('TCHAKO-13 creation: a puck in the way moves aside', () => {
    const { state } = pictureOf('creation');
    const news = say(state, 'create N2');
    expect(eventOf(news, 'moved')?.puck).toBe(readPuck('s1'));
    expect(whereIs(state, 's3')).toEqual([-50, 0]);
  });

  it.each([
    ['hook', 1],
    ['lay', 2],
  ] as const)('TCHAKO-14 %s costs so many halves: %i', (figure, cost) => {
    const { state, after } = look(figure);
    expect(state.points - after.points).toBe(cost);
  });

  it('TCHAKO-42 triangle: a puck inside moves outside', () => {
    const { state, move } = pictureOf('triangle');
    expect(eventOf(say(state, move!), 'moved')?.puck).toBe(readPuck('n1'));
  });
});
