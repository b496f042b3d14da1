/** Every piece of the kit, alive, on one page. For whoever draws a board: it is served in development, and built nowhere. */
import { LANGUAGES } from '@havre/engine/games/language.ts';
import { render } from 'preact';
import '../../../look/index.ts';
import { Choices } from '../../../shell/choices.tsx';
import { change, dressPage, MOTIONS, settings } from '../../../shell/settings.ts';
import { words } from '../../../words/index.ts';
import { CardPiece, HandPiece } from './cards.tsx';
import { DragPiece, PeekPiece } from './holding.tsx';
import { DicePiece, PilePiece, TravelPiece } from './material.tsx';
import { PodiumPiece, ScenePiece } from './scenes.tsx';
import { shown } from './words.ts';
import './showcase.css';

const PIECES = {
  hand: HandPiece,
  card: CardPiece,
  dice: DicePiece,
  travel: TravelPiece,
  pile: PilePiece,
  drag: DragPiece,
  peek: PeekPiece,
  scene: ScenePiece,
  podium: PodiumPiece,
} as const;

function Showcase() {
  const { language, light, motion } = settings.value;
  const said = words().settings;
  return (
    <main class="room showcase">
      <h1>{shown().title}</h1>
      <section class="sheet row showcase-settings">
        <Choices
          legend={said.language}
          values={LANGUAGES}
          value={language}
          onChoice={value => change({ language: value })}
          text={value => said.languages[value]}
        />
        <Choices
          legend={said.light}
          values={['day', 'night'] as const}
          value={light === 'night' ? 'night' : 'day'}
          onChoice={value => change({ light: value })}
          text={value => said.lights[value]}
        />
        <Choices
          legend={said.motion}
          values={MOTIONS}
          value={motion}
          onChoice={value => change({ motion: value })}
          text={value => said.motions[value]}
        />
      </section>
      {(Object.keys(PIECES) as (keyof typeof PIECES)[]).map(name => {
        const Piece = PIECES[name];
        return (
          <section key={name} class="sheet stack" id={name}>
            <h2>{shown().names[name]}</h2>
            <p class="soft">{shown().about[name]}</p>
            <Piece />
          </section>
        );
      })}
    </main>
  );
}

dressPage();
const page = document.getElementById('page');
if (page !== null) render(<Showcase />, page);
