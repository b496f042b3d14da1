/** A shortage: what was due and what was paid, in the 2021 edition the die and its symbol, and where the ship goes. */
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { STAR } from '@havre/engine/games/jamaica/material.ts';
import type { Names } from '@havre/engine/games/language.ts';
import { Scene } from '../kit/scene.tsx';
import { ShipDrawing } from './chart/ship.tsx';
import { CombatDie } from './dice.tsx';
import { Token } from './goods.tsx';
import type { ShortageScene } from './scene.ts';
import { symbolPath } from './signs.tsx';
import { jamaicaWords } from './speech.ts';
import './shortage.css';

export interface ShortageProps {
  readonly scene: ShortageScene;
  readonly view: View;
  readonly event: Event | null;
  readonly names: Names;
  /** Whether the own seat is asked which way to go. */
  readonly isAsked: boolean;
}

export function Shortage({ scene, view, event, names, isAsked }: ShortageProps) {
  const words = jamaicaWords();
  const { short, rolled } = scene;
  const { colour = 'black', seat = -1 } = view.ships[short.ship] ?? {};
  const { goods, price, tokens } = short;
  return (
    <Scene isOpen label={words.shortage} class={isAsked ? 'jam-shortage asked' : 'jam-shortage'}>
      <header class="jam-shortage-head">
        <span class="jam-shortage-ship" aria-hidden="true">
          <ShipDrawing colour={colour} isGhost={seat < 0} />
        </span>
        <h2>{words.shortageOf(words.shipName(names, short.ship))}</h2>
      </header>
      <p class="jam-due">
        <span class="jam-due-tokens" aria-hidden="true">
          {Array.from({ length: price }, (_, i) => (
            <span key={i} class={i < tokens ? 'jam-due-token paid' : 'jam-due-token missing'}>
              <Token goods={goods} />
            </span>
          ))}
        </span>
        <span>{words.due(goods, price, tokens)}</span>
      </p>
      {rolled === null ? null : (
        <p class="jam-shortage-roll">
          <span class="jam-combat-die" aria-hidden="true">
            <CombatDie
              face={rolled.face === 'star' ? STAR : rolled.face}
              hasSymbols
              tumbles={event?.type === 'shortageRolled'}
            />
          </span>
          <svg class="jam-symbol" viewBox="0 0 24 24" aria-hidden="true">
            <path d={symbolPath(rolled.symbol)} />
          </svg>
          <span>{words.symbolSends[rolled.symbol]}</span>
        </p>
      )}
      <p class="jam-whither" role="status">
        {whither(scene, view.edition, isAsked)}
      </p>
    </Scene>
  );
}

function whither({ went }: ShortageScene, edition: View['edition'], isAsked: boolean): string {
  const words = jamaicaWords();
  if (went?.type === 'stayed') return words.stays;
  if (went?.type === 'retreated') return words.goesBackTo(went.to, edition === '2007');
  if (isAsked) return words.chooseOnChart;
  return edition === '2007' ? words.backToPayable : '';
}
