/** The six captains that one can be: whoever sails a ship is the captain of its colour. */
import type { Jamaica } from '@havre/engine/games/jamaica/game.ts';
import { COLOURS, type Colour } from '@havre/engine/games/jamaica/material.ts';
import type { ComponentChild } from 'preact';
import type { Persona, Personas } from '../../contract.ts';
import { AnneBonny } from './anne-bonny.tsx';
import { EdwardDrummond } from './edward-drummond.tsx';
import { JohnRackham } from './john-rackham.tsx';
import { type CaptainName, LIVES, NAMES, TITLE } from './lives.ts';
import { MaryRead } from './mary-read.tsx';
import { OlivierLevasseur } from './olivier-levasseur.tsx';
import { SamuelBellamy } from './samuel-bellamy.tsx';
import './captain.css';

/** Nothing says who sailed under which colour; Blackbeard's is plain. */
const CAPTAINS: { readonly [C in Colour]: readonly [CaptainName, { draw(): ComponentChild }['draw']] } = {
  red: ['anneBonny', AnneBonny],
  green: ['olivierLevasseur', OlivierLevasseur],
  blue: ['samuelBellamy', SamuelBellamy],
  yellow: ['johnRackham', JohnRackham],
  purple: ['maryRead', MaryRead],
  black: ['edwardDrummond', EdwardDrummond],
};

function captainOf(colour: Colour): Persona {
  const [id, Drawing] = CAPTAINS[colour];
  return {
    id,
    name: NAMES[id],
    life: LIVES[id],
    Portrait: () => (
      <svg class={`jam-pirate ${colour}`} viewBox="0 0 100 100" aria-hidden="true">
        <path class="jam-pirate-field" d="M0 0h100v100H0z" />
        <g transform="translate(3 6) scale(.94)">
          <Drawing />
        </g>
      </svg>
    ),
  };
}

const all = COLOURS.map(captainOf);

export const captains: Personas<Jamaica> = {
  title: TITLE,
  all,
  of(seat, view, chosen = null) {
    const colour = view === null ? chosen : (view.ships[seat]?.colour ?? null);
    return captainOf(COLOURS.find(one => one === colour) ?? 'red');
  },
};
