/** The one way to a view: whoever nobody has admitted sees what the public sees. */
import type { Game, Rules } from './game.ts';
import { PUBLIC, type Viewer } from './seats.ts';

/**
 * What a viewer's screen shows of a position. Onlookers that nobody has admitted see what the public sees.
 * @example viewOf(match.game, s, PUBLIC)
 */
export const viewOf = <R extends Rules>(game: Game<R>, s: R['state'], viewer: Viewer): R['view'] =>
  game.view(s, isAdmitted(game, s, viewer) ? viewer : PUBLIC);

const isAdmitted = <R extends Rules>(game: Game<R>, s: R['state'], viewer: Viewer): boolean =>
  viewer >= PUBLIC || game.onlookers?.(s).some(onlookers => onlookers.viewer === viewer) === true;
