/**
 * What a board in a package is drawn with: the Preact, the stage and the pieces of this page, which was built without it. A package
 * imports the types alone; its page module exports a function that is given the kit (`docs/adding-a-game.md`, "In a package of its own").
 */
import { type ComponentType, Fragment, h } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { settings } from '../shell/settings.ts';
import { Parts } from '../stage/stage.tsx';
import type { GameUi } from './contract.ts';
import { Die, Pips, Throw } from './kit/dice.tsx';
import { Hand } from './kit/hand.tsx';
import { Peek } from './kit/peek.tsx';
import { Coins, Pile } from './kit/pile.tsx';
import { Podium } from './kit/podium.tsx';
import { Scene } from './kit/scene.tsx';
import { Slip } from './kit/slip.tsx';
import { TurningCard } from './kit/turning-card.tsx';
import { useFilm } from './kit/use-film.ts';
import './kit/lit.css';

export const packageKit = {
  h,
  Fragment,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  Parts,
  Die,
  Pips,
  Throw,
  Hand,
  Peek,
  Coins,
  Pile,
  Podium,
  Scene,
  Slip,
  TurningCard,
  useFilm,
  /** The language of the page: whoever draws with it is drawn again when it changes. */
  language: () => settings.value.language,
};

export type PackageKit = typeof packageKit;

/** What a package brings to the page beside rules and words: any of what a game of the house may bring. */
export interface PackageUi extends Partial<Omit<GameUi, 'game' | 'wording'>> {
  /** The lid of its box, a drawing that fills what it is in. */
  readonly Lid?: ComponentType;
  /** The styles of its board. They hold on the whole page: begin each with a class of the game. */
  readonly styles?: string;
}

/** What the page module of a package exports as `default`. */
export type PackagePage = (kit: PackageKit) => PackageUi;
