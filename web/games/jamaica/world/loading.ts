/** The world on the cards is a part of the page of its own: a card is whole without it. */
import { CARDS, type Card, COLOURS, type Colour } from '@havre/engine/games/jamaica/material.ts';
import { lazyPart } from '../../kit/lazy-part.ts';

const world = lazyPart(() => import('./pictures.ts'));

export const worldPictures = world.part;
export const loadWorld = world.fetch;

/** Which stretch of the world is on a card: eleven of each colour, one colour after the other. */
export const stretchOf = (colour: Colour, card: Card): number => COLOURS.indexOf(colour) * CARDS.length + card;
