// The palette: type a few letters of anything at the table, and do it or go there. By key, by mouse and by touch.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { keysLines } from '../../../words/web/keys.ts';
import { useLines } from '../../app/lang.ts';
import { useOverlay } from '../../app/overlay.ts';
import { Dialog } from '../../design/Dialog.tsx';
import type { PanelId } from '../layout/panelIds.ts';
import { type Command, isAtOnce } from './command.ts';
import style from './Palette.module.css';
import { ranked } from './rank.ts';
import { useCommands } from './useCommands.ts';

/** Most results shown: another letter is quicker than a longer list. */
const MOST = 40;

/** The searched text: a round's long name counts too; a choice's effect does not. */
const textOf = ({ group, label, hint }: Command): string => (group === 'rounds' ? `${label} ${hint}` : label);

export function Palette({ panels }: { readonly panels: readonly PanelId[] }) {
  const l = useLines(keysLines).palette;
  const show = useOverlay((overlay) => overlay.show);
  const commands = useCommands(panels);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = (query.trim() === '' ? commands.filter(isAtOnce) : ranked(query, commands, textOf)).slice(0, MOST);
  const active = Math.min(at, found.length - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the choice
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);
  const choose = (command: Command | undefined) => {
    if (!command) return;
    show(null);
    // the dialog returns the focus first
    requestAnimationFrame(() => command.run());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setAt((active + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') choose(found[active]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={() => show(null)} title={l.title} className={style.palette ?? ''}>
      <input
        className={style.query}
        type="text"
        role="combobox"
        aria-expanded
        aria-controls={`${id}list`}
        aria-activedescendant={found.length > 0 ? `${id}${active}` : undefined}
        aria-label={l.title}
        placeholder={l.placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        data-autofocus
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={`${id}list`} className={style.found} role="listbox" aria-label={l.title}>
        {found.map((command, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
          <div
            key={command.id}
            id={`${id}${i}`}
            role="option"
            tabIndex={-1}
            className={style.one}
            aria-selected={i === active}
            data-command={command.id}
            data-first={command.group !== found[i - 1]?.group || undefined}
            onClick={() => choose(command)}
            onPointerMove={() => setAt(i)}
          >
            <span className={style.label}>{command.label}</span>
            <Aside command={command} group={l.groups[command.group]} />
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={style.none}>{l.none}</p>}
    </Dialog>
  );
}

function Aside({ command: { hint, key }, group }: { readonly command: Command; readonly group: string }) {
  return (
    <>
      <span className={style.hint}>{hint || group}</span>
      {key && <kbd className={style.key}>{key}</kbd>}
    </>
  );
}
