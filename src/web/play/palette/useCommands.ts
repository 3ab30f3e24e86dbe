// All commands and searchable things of this table now.
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { keysLines } from '../../../words/web/keys.ts';
import { sheetLines } from '../../../words/web/sheet.ts';
import { shellLines } from '../../../words/web/shell.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLangStore, useLines } from '../../app/lang.ts';
import { useOverlay } from '../../app/overlay.ts';
import { useTheme } from '../../app/theme.ts';
import { lookFor } from '../../board/wish.ts';
import { useDeal } from '../decision/useDeal.ts';
import { useHand } from '../decision/useHand.ts';
import { narrowTable } from '../layout/narrowTable.ts';
import type { PanelId } from '../layout/panelIds.ts';
import { shortcuts } from '../layout/shortcuts.ts';
import { useMainViewChoice } from '../mainView/mainViewChoice.ts';
import { useMainView } from '../mainView/useMainView.ts';
import { nameOf } from '../nameOf.ts';
import { useStory } from '../story/useStory.ts';
import { useTable } from '../useTable.ts';
import { choiceCommands } from './choiceCommands.ts';
import type { Command } from './command.ts';

export function useCommands(panels: readonly PanelId[]): readonly Command[] {
  const play = useTable();
  const hand = useHand();
  const deal = useDeal();
  const l = useLines(tableLines);
  const shell = useLines(shellLines);
  const sheet = useLines(sheetLines);
  const own = useLines(keysLines).palette;
  const [, navigate] = useLocation();
  const story = useStory();
  const { round, shown } = useMainView();
  const { lang, setLang } = useLangStore();
  const { setTheme } = useTheme();
  return useMemo(() => {
    const { face, game, moment, words, sight, isNow } = play;
    const keyOf = (id: string) => shortcuts.find((one) => one.id === id)?.keys[0]?.toUpperCase();
    const command = (group: Command['group'], id: string, label: string, run: () => void): Command => {
      const key = keyOf(id);
      return { group, id: `${group} ${id}`, label, run, ...(key && { key }) };
    };
    // on a phone the sheet is one of the panels
    const isNarrow = () => matchMedia(narrowTable).matches;
    const open = (panel: PanelId) => sight.setState({ panel, ...(isNarrow() && { sheet: false }) });
    const showCompany = (id: string) => {
      open('companies');
      // the panel has to be rendered first
      requestAnimationFrame(() =>
        document.querySelector(`tbody[data-company="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' }),
      );
    };
    const showPlace = (hex: string) => {
      // on a phone a panel would cover the board
      if (isNarrow()) sight.setState({ panel: null });
      sight.setState({ sheet: false });
      if (shown === 'market') useMainViewChoice.getState().show(round, 'map');
      // the map has to be rendered first
      requestAnimationFrame(() => lookFor(hex));
    };
    const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    const hexes = face.picture?.(moment.state, words, play.lang).hexes ?? [];
    return [
      ...choiceCommands(play, deal, hand),
      ...pressable('turn', { undo: l.menu.undo, redo: l.menu.redo }, keyOf),
      ...(isNow ? [] : [command('turn', 'now', l.history.now, () => hand.lookAt(null))]),
      command('panels', 'sheet', sheet.head, () => sight.setState({ sheet: true, ...(isNarrow() && { panel: null }) })),
      ...panels.map((id) => command('panels', id, l.panels[id], () => open(id))),
      ...story.map(({ short, title, seq }) => ({
        ...command('rounds', String(seq), short, () => hand.lookAt(seq)),
        hint: title,
      })),
      command('rounds', 'first', own.start, () => hand.lookAt(0)),
      ...Object.keys(face.marks).map((id) =>
        command('companies', id, companyText(words.f.company(id), id), () => showCompany(id)),
      ),
      ...hexes.map(({ id }) =>
        command('places', id, placeText(nameOf(id, words, face, play.lang), id), () => showPlace(id)),
      ),
      command('more', 'rules', l.menu.rules, () => navigate(`/games/${game.id}/rules`)),
      command('more', 'glossary', own.glossary, () => navigate('/glossary')),
      command('more', 'keys', l.menu.keys, () => useOverlay.getState().show('keys')),
      ...pressable('more', { menu: own.menu }, keyOf),
      command('more', 'lang', own.lang, () => setLang(lang === 'it' ? 'en' : 'it')),
      command('more', 'theme', own.theme(shell.themes[theme]), () => setTheme(theme)),
    ];
  }, [play, deal, hand, panels, story, round, shown, l, shell, sheet, own, navigate, lang, setLang, setTheme]);
}

/** Commands for the table's enabled buttons, which ask the necessary questions themselves. */
function pressable(
  group: Command['group'],
  buttons: Readonly<Record<string, string>>,
  keyOf: (id: string) => string | undefined,
): Command[] {
  return Object.entries(buttons).flatMap(([act, label]) => {
    const button = document.querySelector<HTMLButtonElement>(`[data-act=${act}]:not(:disabled)`);
    const key = keyOf(act);
    return button ? [{ group, id: `${group} ${act}`, label, run: () => button.click(), ...(key && { key }) }] : [];
  });
}

const companyText = (name: string, id: string): string => (name === id ? name : `${name} (${id})`);
const placeText = (name: string, id: string): string => (name.includes(id) ? name : `${name} (${id})`);
