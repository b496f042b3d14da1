/** What somebody has pointed at on the table, as long as the question is the same. */
import type { PicturePlace } from '@havre/engine/games/picture.ts';
import type { Question } from '@havre/engine/kernel/question.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { useState } from 'preact/hooks';
import { settings } from '../../shell/settings.ts';
import { type PointingReach, reachOf, touched, type Ways } from './pointing.ts';

export interface Pointing extends PointingReach {
  readonly pointed: readonly PicturePlace[];
  touch(place: PicturePlace): void;
  letGo(): void;
}

export interface Pointed {
  readonly decision: number;
  readonly places: readonly PicturePlace[];
}

const NONE: Pointed = { decision: -1, places: [] };

export function usePointing(
  question: Question<AnyAction> | null,
  ways: Ways,
  act: (action: AnyAction) => void,
): Pointing {
  const [{ decision, places }, setPointed] = useState<Pointed>(NONE);
  const legal = question?.legal ?? [];
  const isOfNow = decision === question?.decision && reachOf(legal, ways, places).possible.length > 0;
  const pointed = isOfNow ? places : [];
  return {
    ...reachOf(legal, ways, pointed),
    pointed,
    touch(place) {
      if (question === null) return;
      const touch = touched(legal, ways, pointed, place, { asksAgain: settings.value.confirm });
      if ('play' in touch) act(touch.play);
      setPointed('play' in touch ? NONE : { decision: question.decision, places: touch.pointed });
    },
    letGo: () => setPointed(NONE),
  };
}
