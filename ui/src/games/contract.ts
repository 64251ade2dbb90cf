/** What a game shows of itself. The frame around it knows no game, and does without what is left out. */
import type { Component } from 'svelte';
import type { Action, Message, View } from '../api/types';
import type { Idea } from '../learn/guide/course.svelte';
import type { Sense } from '../sense/contract';
import type { TableModel } from '../table/model/model.svelte';
import type { Args } from '../words/fluent';

/** A legal action, with what it would do as a sentence once that is known. */
export interface Offer {
  action: Action;
  does?: Message;
}

/** Choices that stand together in the strip. */
export interface Group {
  /** Heading, in words; none for the first thing to do. */
  title?: string;
  offers: Offer[];
  /** Offers that are chosen on the board are not listed before one asks for the list. */
  onBoard?: boolean;
}

export interface Phase {
  id: string;
  words: string;
  now: boolean;
}

/** Something to be explained: a card with its name, a sentence, and numbers. */
export interface Explained {
  title: string;
  text?: string;
  lines?: string[];
}

/** What stands in the main place of the strip. */
export interface Main {
  words: string;
  small?: string | undefined;
  /** What the button does; without it, it is not a button but says what is still needed. */
  run?: (() => void) | undefined;
  /** Whether it is only a way out, like ending the turn: drawn as an outline. */
  leaves?: boolean;
  /** The action that it stands for, which is then listed nowhere else. */
  action?: Action;
}

export interface GameUi {
  /** Whether a seat has secrets, so that a screen that goes round is covered in between. */
  secrets: boolean;
  /** The board; `table.view` is what it draws. */
  Board: Component<{ table: TableModel }>;
  /** What lies in front of a seat: all of it if `open`, else in one line. */
  Seat?: Component<{ table: TableModel; seat: number; open: boolean }>;
  /** A seat on a phone: name and score are there already. */
  Chip?: Component<{ table: TableModel; seat: number }>;
  /** Cards, markets, supplies: what is not on the board, by the game's own name for it. */
  cards?: { Panel: Component<{ table: TableModel }>; name(table: TableModel): string };
  /** What can be found out by pointing: reach, prices, forecasts. */
  Inspector?: Component<{ table: TableModel }>;
  /**
   * More than buttons for a decision, shown above them: a plan, a slider, cards to choose from. If
   * it is `short`, two to four choices in a row; the rest is one pull away.
   */
  Decision?: Component<{ table: TableModel; short: boolean }>;
  /**
   * A line under the title: the round, what is special. If it is `short`, only what the phase, which
   * stands beside it, does not say.
   */
  where(view: View, table: TableModel, short?: boolean): string;
  phases(view: View, table: TableModel): Phase[];
  /** The places to click one after the other for an action; none if it has only a button. */
  path(action: Action, view: View): string[];
  /** The places that a decision is about, where none of them can be chosen: a camera goes there. */
  about?(view: View): string[];
  /** The places that a record touched, to light them. */
  places(action: Action, view: View): string[];
  /** The action that a click on a place that does not glow means, to say why not. */
  attempt(place: string, view: View): Action | string | null;
  /** What a button for an action says: short, as an order. */
  label(action: Action, view: View, table: TableModel): string;
  /** How the choices are arranged in the strip. */
  groups(offers: Offer[], view: View, table: TableModel): Group[];
  /** Kinds of actions that end or decline something: one of them stands in the main place. */
  leaves?: ReadonlySet<string>;
  /** What stands in the main place, where the page cannot know: a plan that can be carried out. */
  main?(view: View, table: TableModel): Main | null;
  /** The number of a seat that is always shown. */
  score?(view: View, seat: number): number;
  /** Where its rules, if the page has them, speak of what is decided. */
  sections?: Sections;
  /** What is seen and heard of its changes; without it, what is placed on the board. */
  sense?: Sense;
}

/** A game at a glance, which is loaded without all the rest: for lists, and before a match begins. */
export interface Glance {
  /** The board; `whole` shows all of it, whatever room there is. */
  Picture: Component<{ view: View; whole?: boolean }>;
  /** How far a match is, in words of the page. */
  where(view: View): Message;
  /** The number of a seat that is always shown. */
  score(view: View, seat: number): number;
}

/** An idea of the game that a guided match explains, with the places that it points at. */
export interface Taught extends Idea {
  pins?: (view: View, seat: number) => string[];
}

/** What a guided match teaches. */
export interface Lesson {
  /** In the order of their worth: if several have their moment, the first is explained first. */
  ideas: readonly Taught[];
  /** What one is at, in numbers, for the words `aim`. */
  aim: (view: View, seat: number) => Args;
  /** Why one has won or not, in numbers, for the words `won` and `lost`. */
  verdict: (view: View, seat: number, winner: number) => Args;
}

/** Where the rules speak of what is decided: the place of a section for each. */
export interface Sections {
  steps: Readonly<Record<string, string>>;
  /** For what is about to be chosen, where that says more than the step. */
  actions: Readonly<Partial<Record<string, string>>>;
  /** For a plan in the making. */
  plan?: () => string | undefined;
}
