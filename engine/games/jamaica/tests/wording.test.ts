/** The words of Jamaica: complete, true to the table, and silent about secrets. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toldTo } from '../../../kernel/journal.ts';
import { PUBLIC } from '../../../kernel/seats.ts';
import { LANGUAGES, promptOf } from '../../language.ts';
import { actionText, eventText, refusalText } from '../../telling.ts';
import { wordings } from '../../wordings.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { jamaica } from '../game.ts';
import { wording } from '../wording.ts';
import { A, B, begin, cardNamed, die, scene, type Table } from './kit.ts';

const NAMES = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
const folder = new URL('../', import.meta.url);

/** Everything told in the games that are kept, and what they do not have. */
function everythingTold(): Event[] {
  const files = readdirSync(new URL('playthroughs/', folder)).filter(name => name.endsWith('.json'));
  const kept = files.flatMap(name => {
    const { entries } = JSON.parse(readFileSync(new URL(`playthroughs/${name}`, folder), 'utf8'));
    return (entries as { events: Event[] }[]).flatMap(({ events }) => events);
  });
  const painted = begin(3);
  painted.does(B, { type: 'takeColour', colour: 'black' });
  const deserted = scene({ ships: ['15: gold 9', '16: powder 3', '42'], plays: ['forward/food'], loaded: [die(2)] });
  deserted.enters({ type: 'left', seat: B });
  const haunted = scene({
    ships: ['16: powder 1, -, -, -, -, food 3 | sixth', '30'],
    ghost: '15: gold 5 | beth',
    dice: [1, 1],
    loaded: [die('star')],
  });
  haunted.does(B, { type: 'stealPower', power: 'sixthHold' });
  return [...kept, ...painted.told(), ...deserted.told(), ...haunted.told()];
}

const told = everythingTold();

/** The codes that the rules refuse with. */
const codes = [
  ...new Set(
    [...readdirSync(folder), ...readdirSync(new URL('crew/', folder)).map(name => `crew/${name}`)]
      .filter(name => name.endsWith('.ts'))
      .flatMap(name =>
        [...readFileSync(new URL(name, folder), 'utf8').matchAll(/\brefuse\(\s*'([a-z0-9-]+)'/g)].map(
          found => found[1] ?? '',
        ),
      ),
  ),
];

describe.each(LANGUAGES)('the words in %s', language => {
  const words = wording[language];

  test('there is a sentence for every event, in full and as the public hears it', () => {
    expect(new Set(told.map(event => event.type))).toEqual(new Set(Object.keys(words.events)));
    for (const event of told.flatMap(event => [event, ...toldTo(event, PUBLIC)])) {
      const sentence = eventText(words, event, NAMES);
      expect(sentence).toMatch(/^\S.*[.]$/);
      expect(sentence).not.toMatch(/undefined|\[object|NaN|null| {2}/);
    }
  });

  test('there is a text for every step that asks, every action and option', () => {
    const asking = jamaica.book.steps.filter(step => step.kind !== 0).map(step => step.name);
    expect(new Set(Object.keys(words.prompts))).toEqual(new Set(asking));
    expect(Object.keys(words.actions)).toEqual(Object.keys(jamaica.actions));
    expect(Object.keys(words.options)).toEqual(Object.keys(jamaica.options));
    for (const [key, { values }] of Object.entries(jamaica.options))
      expect(Object.keys(words.options[key]?.values ?? {}).sort()).toEqual(values.map(String).sort());
  });

  test('there is a text for every refusal, and none for what is never refused', () => {
    for (const refused of codes) expect(refusalText(words, language, { refused })).toMatch(/^\p{Lu}.*[.]$/u);
    expect(Object.keys(words.refusals).sort()).toEqual([...codes].sort());
  });
});

test('the two languages say nothing in the same words', () => {
  const [en, fr] = [wording.en, wording.fr];
  for (const texts of ['prompts', 'refusals'] as const)
    for (const [key, text] of Object.entries(en[texts])) expect(fr[texts][key]).not.toBe(text);
  for (const event of told) expect(eventText(fr, event, NAMES)).not.toBe(eventText(en, event, NAMES));
});

test('French has no ordinary space before a double sign, and no straight apostrophe', () => {
  const sentences = [...told.map(event => eventText(wording.fr, event, NAMES)), ...Object.values(wording.fr.refusals)];
  for (const sentence of sentences) expect(sentence).not.toMatch(/ [:;!?»]|« |'/);
});

describe('the story', () => {
  const story = (table: Table, viewer: number, language: 'en' | 'fr' = 'en') =>
    table.told(viewer).map(event => eventText(wording[language], event, NAMES.slice(0, table.match.seats)));
  const where = {
    ships: ['15: gold 9, powder 2', '16: gold 2 | -3', '42'],
    plays: ['forward/food'],
    dice: [1, 4] as const,
  };

  test('JAM-COMBAT-09: a combat is told roll by roll', () => {
    const table = scene(where);
    table.spend(A, 2, [die(6), die(4)]);
    expect(story(table, PUBLIC).slice(0, 7)).toEqual([
      'Anne turns up the card forward / food.',
      'Anne sails 1 space to port 16 (3 gold).',
      'Anne attacks Ben at port 16.',
      'Anne spends 2 powder.',
      'Anne rolls a 6, plus 2 powder: firepower 8.',
      'Ben rolls a 4.',
      'Anne wins, 8 against 4.',
    ]);
    expect(story(table, PUBLIC, 'fr').slice(2, 7)).toEqual([
      'Anne attaque Ben au port 16.',
      'Anne dépense 2\u00a0poudres.',
      'Anne obtient 6, plus 2\u00a0poudres\u00a0: puissance de feu 8.',
      'Ben obtient 4.',
      'Anne gagne le combat, 8 contre 4.',
    ]);
  });

  test('JAM-COMBAT-09: the winner’s strength comes first, and a name stays as its owner writes it', () => {
    const table = scene(where);
    table.spend(A, 0, [die(4), die(8)]);
    const told = table.told(PUBLIC).map(event => eventText(wording.en, event, ['anne', 'ben', 'cleo']));
    expect(told).toContain('ben rolls an 8.');
    expect(told).toContain('ben wins, 8 against 4.');
  });

  test('JAM-COMBAT-28: a stolen treasure is named to thief and victim alone', () => {
    const table = scene(where);
    table.spend(A, 0, [die('star')]);
    table.does(A, { type: 'stealHidden' });
    for (const viewer of [A, B]) expect(story(table, viewer)).toContain('Anne steals a treasure of −3 from Ben.');
    expect(story(table, PUBLIC)).toContain('Anne steals a face-down treasure from Ben.');
    expect(story(table, PUBLIC, 'fr')).toContain('Anne vole un trésor face cachée à Ben.');
  });

  test('JAM-GHOST-16: the ghost is spoken of as a ship, in both languages', () => {
    const table = scene({ ships: ['16: gold 4', '30'], ghost: '15: gold 5 | beth', loaded: [die(10), die(2)] });
    table.steal(B, 0);
    expect(story(table, PUBLIC)).toContain('Ben, for the ghost ship, rolls a 10, plus 2 for Lady Beth: firepower 12.');
    expect(story(table, PUBLIC)).toContain('The ghost ship steals 4 gold from Anne.');
    expect(story(table, PUBLIC, 'fr')).toContain('Le Bateau Fantôme vole 4\u00a0doublons à Anne.');
  });
});

describe('what an action would do', () => {
  const effect = (table: Table, seat: number, action: Action, language: 'en' | 'fr' = 'en') =>
    wording[language].effect?.(table.view(seat), seat, action, NAMES);
  const prompt = (table: Table, seat: number, language: 'en' | 'fr' = 'en') =>
    promptOf(wording[language], table.step ?? '', table.view(seat), seat, NAMES);

  test('JAM-COMBAT-06: the odds of each amount of powder', () => {
    const table = scene({ ships: ['15: gold 9, powder 3', '16: gold 2', '44'], plays: ['forward/food'] });
    expect(effect(table, A, { type: 'spendPowder', powder: 0 })).toBe('wins 44\u00a0%, ties 14\u00a0%');
    expect(effect(table, A, { type: 'spendPowder', powder: 0 }, 'fr')).toBe('victoire 44\u202f%, égalité 14\u202f%');
  });

  test('JAM-LOAD-06: what is thrown away, and what is in a hold to be stolen', () => {
    const table = scene({ ships: ['16: food 1, gold 2, gold 3, gold 4, powder 2', '29', '42'], plays: ['gold/gold'] });
    expect(effect(table, A, { type: 'load', hold: 0 })).toBe('throws away 1 food');
    const spoils = scene({ ships: ['15: gold 9', '16: gold 2', '44'], plays: ['forward/food'], loaded: [die('star')] });
    expect(effect(spoils, A, { type: 'stealHold', hold: 0 })).toBe('2 gold');
    expect(effect(spoils, A, { type: 'decline' })).toBeNull();
  });

  test('CREW-TREASURE-04, CREW-TREASURE-06: the Youkounkoun among the spoils is named, with what it counts', () => {
    const ships = ['15: gold 9 |', '16: | youkounkoun', '42'];
    const table = scene({ crew: true, ships, plays: ['forward/food'], loaded: [die('star')] });
    expect(prompt(table, A)).toBe('Choose your spoils: the Youkounkoun is to be had.');
    expect(prompt(table, A, 'fr')).toBe('Choisissez votre butin\u00a0: le Youkounkoun est à prendre.');
    expect(effect(table, A, { type: 'stealShown' })).toBe('+12 at the end, face up');
    const keeping = (worth: number): Action => ({ type: 'keepTreasure', worth });
    expect(actionText(wording.fr, keeping(12), NAMES)).toBe('Garder le Youkounkoun (+12)');
    expect(actionText(wording.fr, keeping(7), NAMES)).toBe('Garder le trésor de +7');
  });

  test('JAM-ROUND-05: of many places a card may lead to no prices are told, and none is named twice', () => {
    const ships = ['6: food 9, navigator, anchorman', '30', '42'];
    const table = scene({ crew: true, ships, plays: ['forward/backward'], dice: [4, 3] });
    const foreseen = effect(table, A, { type: 'chooseCard', card: cardNamed('forward/backward') }) ?? '';
    const evening = foreseen.split('; ')[1]?.split(' / ') ?? [];
    expect(evening.length).toBeGreaterThan(3);
    expect(new Set(evening).size).toBe(evening.length);
    expect(evening.join()).not.toMatch(/\(\d+ (food|gold)\)/);
  });

  test('CREW-RECRUIT-05, CREW-SCORE-01: what a recruit does and counts, and what the bottle costs', () => {
    const tavern =
      'sirBeth saran buccaneer - - - weasel king bishop cartographer seaWolf anchorman - venetian prussian swiss cooper calypso mage oracle lookout';
    const ships = ['15: gold 6', '30', '42'];
    const table = scene({ crew: { tavern }, ships, plays: ['forward/food'], dice: [1, 4] });
    const effects = (language: 'en' | 'fr') =>
      table
        .choices(A)
        .map(action => effect(table, A, action, language) ?? actionText(wording[language], action, NAMES));
    expect(effects('en')).toContain(
      'may attack a ship one space away; if it loses, it discards a hold. +6 if you come home, +3 if not; no fee',
    );
    expect(effects('fr')).toContain(
      'regarde jusqu’à 3 trésors et en garde un. +4 à Port Royal, +1 sinon\u202f; déplacer la bouteille\u00a0: 2\u00a0doublons',
    );
  });

  test('JAM-MOVE-07: what awaits a ship on each way', () => {
    const table = scene({ ships: ['6: food 2', '7', '42'], plays: ['forward/powder'], dice: [1, 1] });
    const ways = table.choices(A).map(action => effect(table, A, action));
    expect(ways).toContain('fights Ben');
    expect(ways).toContain('cannot be paid');
    expect(table.choices(A).map(action => effect(table, A, action, 'fr'))).toContain('combat contre Ben');
  });

  test('CREW-POWER-29, CREW-POWER-52: what a card would do with the Sea Wolf and the Mage', () => {
    const ships = ['43: food 9, seaWolf, mage', '30', '44'];
    const table = scene({ crew: true, ships, plays: ['backward/forward'], dice: [1, 4], plundered: [44] });
    const foreseen = (language: 'en' | 'fr') =>
      effect(table, A, { type: 'chooseCard', card: cardNamed('backward/forward') }, language);
    expect(foreseen('en')).toBe(
      'sea 42 (2 food) / stay here, thanks to the Sea Wolf; sea 46 (2 food) / sea 47 (3 food). With the Mage: lair 37, takes a treasure / sea 39 (4 food) / stay here, thanks to the Sea Wolf; sea 38 (1 food) / sea 40 (4 food) / lair 44, fights Cleo',
    );
    expect(foreseen('fr')).toMatch(/rester sur place, avec le Loup de Mer\u202f; .+\. Avec la Mage\u00a0: repaire 37/);
  });

  test('JAM-PRICE-07: from which holds a payment comes', () => {
    const table = scene({ ships: ['15: gold 4, food 1, gold 2', '29', '42'], plays: ['forward/powder'], dice: [1, 1] });
    expect(table.step).toBe('choosePayment');
    expect(effect(table, A, { type: 'pay', tokens: [2, 1] })).toBe('2 from hold 1, 1 from hold 3');
    expect(effect(table, A, { type: 'pay', tokens: [3, 0] }, 'fr')).toBe('3 dans la cale 1');
  });

  test('JAM-PRICE-07: the prompt says what is to be taken from the holds', () => {
    const table = scene({ ships: ['15: gold 4, food 1, gold 2', '29', '42'], plays: ['forward/powder'], dice: [1, 1] });
    expect(prompt(table, A)).toBe('Take 3 gold from which holds?');
    expect(prompt(table, A, 'fr')).toBe('Dans quelles cales prenez-vous 3\u00a0doublons\u202f?');
  });

  test('JAM-SHORTAGE07-07, JAM-SHORTAGE21-08: a space one goes back to is paid in 2007 and not in 2021', () => {
    const retreat = { type: 'retreat', to: 12 } as const;
    expect(actionText(wording.en, retreat, NAMES)).toBe('Go back to sea 12');
    expect(actionText(wording.fr, retreat, NAMES)).toBe('Reculer en mer 12');
    const effects = (['2007', '2021'] as const).map(edition => {
      const table = scene({ edition, ships: ['15: gold 9', '29', '42'], plays: ['forward/powder'], dice: [1, 1] });
      const view = { ...table.view(A), now: { step: 'chooseRetreat', ship: A } };
      return wording.en.effect?.(view, A, retreat, NAMES) ?? null;
    });
    expect(effects).toEqual(['pays 2 food', null]);
  });

  test('JAM-COMBAT-41: which die would be rolled again', () => {
    const table = scene({
      ships: ['15: gold 9', '16: gold 2 | sabre', '42'],
      plays: ['forward/food'],
      dice: [1, 1],
      loaded: [die(8)],
    });
    expect(table.step).toBe('useSabre');
    expect(effect(table, B, { type: 'reroll' })).toBe('Anne has rolled an 8');
    expect(effect(table, B, { type: 'keepRoll' }, 'fr')).toBe('Anne a obtenu un 8');
  });

  test('CREW-POWER-29, CREW-POWER-52: who lets a ship stay, and what swapped dice would be', () => {
    const wolf = scene({
      ships: ['15: gold 9, seaWolf', '29', '42'],
      plays: ['backward/forward'],
      dice: [1, 4],
      crew: true,
    });
    expect(effect(wolf, A, { type: 'stay' })).toBe('thanks to the Sea Wolf');
    expect(effect(wolf, A, { type: 'stay' }, 'fr')).toBe('avec le Loup de Mer');
    expect(prompt(wolf, A)).toBe('The Sea Wolf: choose your way.');
    const mage = scene({ ships: ['15: gold 9, mage', '29', '42'], plays: ['gold/forward'], dice: [1, 4], crew: true });
    expect(effect(mage, A, { type: 'swapDice' })).toBe('4 in the morning, 1 in the evening');
  });

  test('CREW-POWER-31, CREW-POWER-32: the prompt names who takes a ship less far or farther, and so does each way', () => {
    const table = scene({
      ships: ['15: gold 9, anchorman, navigator', '29', '42'],
      plays: ['forward/food'],
      dice: [3, 4],
      crew: true,
    });
    expect(prompt(table, A)).toBe('The Anchorman and the Navigator: choose your way.');
    expect(prompt(table, A, 'fr')).toBe('L’Ancrier et la Navigatrice\u00a0: choisissez votre route.');
    const ends = table.choices(A).map(action => effect(table, A, action) ?? '');
    expect(ends.filter(text => text.includes('thanks to the Anchorman'))).toHaveLength(1);
    expect(ends.filter(text => text.includes('thanks to the Navigator'))).toHaveLength(1);
    expect(ends.filter(text => !text.includes('thanks'))).not.toHaveLength(0);
  });

  test('JAM-MOVE-13: where nobody aboard allows more ways, the prompt is the ordinary one', () => {
    const table = scene({ ships: ['6: gold 9', '29', '42'], plays: ['forward/food'], dice: [2, 1] });
    expect(prompt(table, A)).toBe('Choose your way.');
  });

  test('JAM-ROUND-05: where a card leads', () => {
    const table = begin(3, {}, 3);
    table.does(table.asked, table.choices(table.asked)[0]);
    for (const action of table.choices(A)) {
      expect(effect(table, A, action)).toMatch(/\d/);
      expect(actionText(wording.fr, action, NAMES)).toMatch(/^Jouer /);
    }
  });
});

describe('the table in text', () => {
  const table = scene({
    ships: ['15: gold 9 | sabre +7', '16: food 2 | -3', '42'],
    plays: ['gold/gold'],
    dice: [1, 2],
  });

  test('JAM-INFO-01, JAM-INFO-07: ships with their spaces, holds and treasures', () => {
    const lines = wording.en.table(table.view(A), A, NAMES).join('\n');
    expect(lines).toMatch(/Anne \(you\) +sea 15 \(3 food\) +31 +9 gold, 1 gold, 2 gold, empty, empty/);
    expect(lines).toMatch(/Saran’s Sabre, \+7/);
    expect(lines).toMatch(/Ben .*1 face down/);
    expect(lines).toMatch(/Your hand: /);
  });

  test('JAM-NET-05: an onlooker is shown no hand and no hidden treasure', () => {
    const lines = wording.fr.table(table.view(PUBLIC), PUBLIC, NAMES).join('\n');
    expect(lines).not.toMatch(/Votre main|\+7|−3|vous/);
    expect(lines).toMatch(/1 face cachée/);
  });

  test('JAM-NET-02: who has left is shown as gone', () => {
    const left = begin(3);
    left.enters({ type: 'left', seat: A });
    expect(wording.en.table(left.view(B), B, NAMES).join('\n')).toMatch(/Anne +has left/);
  });
});

test('a shortage says what is asked and what there is, with the elisions of French', () => {
  const short = (goods: 'gold' | 'food', tokens: number) =>
    LANGUAGES.map(language => {
      const event = {
        type: 'ranShort',
        rule: 'JAM-SHORTAGE21-02',
        ship: 0,
        space: 1,
        goods,
        tokens,
        price: 3,
      } as const;
      return eventText(wording[language], event as never, NAMES).replaceAll(/\s/g, ' ');
    });
  expect(short('food', 0)).toEqual([
    'Shortage: the price is 3 food, and Anne has none.',
    'Pénurie : il faut 3 nourritures, et Anne n’en a pas.',
  ]);
  expect(short('food', 1)).toEqual([
    'Shortage: the price is 3 food, and Anne has only 1. All of it goes to the Bank.',
    'Pénurie : il faut 3 nourritures, et Anne n’en a qu’une. Tout part à la Banque.',
  ]);
  expect(short('gold', 1)[1]).toContain('n’en a qu’un.');
  expect(short('gold', 2)[1]).toContain('n’en a que 2.');
});

test('the shelf of words has this game', () => {
  expect(wordings[jamaica.id]).toBe(wording);
});
