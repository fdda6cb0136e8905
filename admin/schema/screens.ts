import { createContext, type FunctionComponent, lazy, useContext } from 'react';
import type { RaRecord } from 'react-admin';

/** What a folder of admin/pages adds to what the schema renders. A page is loaded when it is opened, a tool with the frame. */
export interface Screen {
  /** Pages of the resource that the folder is named after, in place of the rendered ones. */
  list?: FunctionComponent;
  create?: FunctionComponent;
  edit?: FunctionComponent;
  show?: FunctionComponent;
  /** Beside the list's own tools. */
  listTools?: FunctionComponent;
  /** Beside the actions of a record; `held` says why none can be done for now. */
  recordTools?: FunctionComponent<{ held?: string }>;
  /** What an action will do to rows, in the dialog that asks for it. */
  beforehand?: Record<string, FunctionComponent<{ rows: RaRecord[] }>>;
  /** What the fields of an action begin with, by what its rows are. */
  proposed?: Record<string, (rows: RaRecord[]) => Record<string, unknown>>;
  /** Pages that no entity renders, by their path in schemas/pages.json. */
  pages?: Record<string, FunctionComponent>;
}

/** A page, or a dialog, whose code is loaded when it is opened. */
export const page = <Name extends string, Props>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));

const context = createContext<Record<string, Screen>>({});
export const ScreensProvider = context.Provider;

/** What is added to an entity; nothing, where its schema says all. */
export const useScreen = (entity: string): Screen => useContext(context)[entity] ?? {};
