/** Everything there is to know about one ship: holds, treasures and what they do, cards played, and how it would score. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { Jamaica } from '@havre/engine/games/jamaica/game.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { COLOURS } from '@havre/engine/games/jamaica/material.ts';
import { scoreNow } from '@havre/engine/games/jamaica/questions.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import { atHead, type Names } from '@havre/engine/games/language.ts';
import { PersonaFace, PersonaLife } from '../../personas/at-seat.tsx';
import { usePersonas } from '../../personas/use-personas.ts';
import { Dialog } from '../../shell/dialog.tsx';
import type { GameUi } from '../contract.ts';
import { Face } from './card.tsx';
import { ShipDrawing } from './chart/ship.tsx';
import { CrewFace } from './crew/crew-face.tsx';
import { crewPictures } from './crew/loading.ts';
import { Holds } from './holds.tsx';
import { crewShare } from './reading.ts';
import { Chest } from './signs.tsx';
import { characterCounts, characterDoes, characterName, jamaicaWords } from './speech.ts';
import { PowerSign } from './treasures.tsx';
import './details.css';

export interface DetailsProps {
  readonly view: View;
  readonly ship: Ship;
  readonly names: Names;
  readonly ui: GameUi<Jamaica>;
  /** Colours that may be taken instead; none for other ships, and once the race is on. */
  readonly colours: readonly Extract<Action, { type: 'takeColour' }>[];
  act(action: Action): void;
  onClose(): void;
}

export function Details({ view, ship, names, ui, colours, act, onClose }: DetailsProps) {
  const words = jamaicaWords();
  const name = words.shipTitle(names, ship);
  const personas = usePersonas(ui);
  const { seat = -1 } = view.ships[ship] ?? {};
  const captain = personas === null || seat < 0 ? null : personas.of(seat, view);
  return (
    <Dialog title={name} onClose={onClose}>
      <div class="jam-details">
        {captain === null ? null : (
          <div class="jam-details-captain">
            <PersonaFace persona={captain} />
            <PersonaLife persona={captain} />
          </div>
        )}
        <Holds view={view} ship={ship} label={words.holdsOf(name)} />
        <CrewList view={view} ship={ship} />
        <TreasureList view={view} ship={ship} />
        <ScoreList view={view} ship={ship} />
        <DiscardList view={view} ship={ship} />
        {colours.length > 0 ? (
          <section>
            <h3>{words.takeColour}</h3>
            <div class="jam-colours">
              {colours.map(action => {
                const whom = personas?.all[COLOURS.indexOf(action.colour)];
                const label = [words.colourOf(action.colour), ...(whom === undefined ? [] : [whom.name])].join(', ');
                return (
                  <button
                    key={action.colour}
                    type="button"
                    class="button jam-colour"
                    aria-label={label}
                    title={label}
                    onClick={() => {
                      act(action);
                      onClose();
                    }}
                  >
                    <ShipDrawing colour={action.colour} isGhost={false} />
                    {whom === undefined ? null : <PersonaFace persona={whom} />}
                  </button>
                );
              })}
            </div>
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Who is aboard, with what they do. */
function CrewList({ view, ship }: { view: View; ship: Ship }) {
  const aboard = view.crew?.aboard[ship]?.filter(who => who !== null) ?? [];
  if (aboard.length === 0) return null;
  return (
    <section>
      <h3>{jamaicaWords().crew}</h3>
      <ul class="jam-treasure-list">
        {aboard.map(who => (
          <li key={who}>
            <span class="jam-crew-sign">
              <CrewFace character={who} />
            </span>
            <span>
              <strong>{atHead(characterName(who))}</strong>
              {jamaicaWords().colon} {characterDoes(who)}. <span class="soft">{characterCounts(who)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TreasureList({ view, ship }: { view: View; ship: Ship }) {
  const pictures = crewPictures.value;
  const words = jamaicaWords();
  const { powers = [], faceDown = [] } = view.ships[ship] ?? {};
  return (
    <section>
      <h3>{words.treasures}</h3>
      {powers.length + faceDown.length === 0 && view.crew?.youkounkoun !== ship ? (
        <p class="soft">{words.noCards}</p>
      ) : null}
      <ul class="jam-treasure-list">
        {pictures === null || view.crew === null ? null : <pictures.CrewTreasureList view={view} ship={ship} />}
        {powers.map(power => (
          <li key={power}>
            <span class="jam-treasure power">
              <PowerSign power={power} />
            </span>
            <span>
              <strong>{words.powers[power]}</strong>
              {words.colon} {words.powerDoes[power]}
            </span>
          </li>
        ))}
        {faceDown.map((card, i) => (
          <li key={i}>
            <span class={card.cursed || (card.worth ?? 0) < 0 ? 'jam-treasure cursed' : 'jam-treasure'}>
              {pictures === null || view.crew === null || card.worth === null ? (
                <span class="jam-treasure-chest">
                  <Chest />
                </span>
              ) : (
                <pictures.Find worth={card.worth} />
              )}
            </span>
            <span>{words.faceDown(card.worth, card.cursed)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ScoreList({ view, ship }: { view: View; ship: Ship }) {
  const words = jamaicaWords();
  const score = scoreNow(view, ship);
  const { position, gold, treasures, unknown, total } = score;
  const sum = treasures.reduce((all, worth) => all + worth, 0);
  return (
    <section>
      <h3>{words.scoreNow}</h3>
      <dl class="jam-score-list">
        <dt>{words.position}</dt>
        <dd>{words.figure(position)}</dd>
        <dt>{words.gold}</dt>
        <dd>{gold}</dd>
        <dt>{words.treasures}</dt>
        <dd>
          {words.figure(sum)}
          {unknown > 0 ? ' + ?' : ''}
        </dd>
        {view.crew === null ? null : (
          <>
            <dt>{words.crew}</dt>
            <dd>{words.figure(crewShare(score))}</dd>
          </>
        )}
        <dt>{words.total}</dt>
        <dd>
          <strong>{words.points(total, unknown)}</strong>
        </dd>
      </dl>
    </section>
  );
}

function DiscardList({ view, ship }: { view: View; ship: Ship }) {
  const words = jamaicaWords();
  const cards = view.seats[ship];
  if (cards === undefined) return null;
  return (
    <section>
      <h3>{words.discard}</h3>
      {cards.discard.length === 0 ? <p class="soft">{words.noCards}</p> : null}
      <ul class="jam-discards">
        {cards.discard.toReversed().map((card, i) => (
          <li key={i}>
            <span class="jam-card" role="img" aria-label={words.cardName(card)} title={words.cardName(card)}>
              <Face card={card} dice={[]} colour={view.ships[ship]?.colour ?? 'red'} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
