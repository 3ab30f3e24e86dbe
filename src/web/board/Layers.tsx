// The layers of a map: a button, and the switches it opens. A table adds its own.
import { Layers as LayersIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { Lang } from '../../words/phrases.ts';
import { mapLines } from '../../words/web/map.ts';
import { Switch } from '../design/Switch.tsx';
import styles from './board.module.css';
import { useMapView } from './mapView.ts';

interface Props {
  readonly lang: Lang;
  /** True if places pay differently as the game goes on. */
  readonly hasPhases: boolean;
  readonly children?: ReactNode;
}

const icon = <LayersIcon size={17} aria-hidden />;

export function Layers({ lang, hasPhases, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const l = mapLines[lang].layers;
  const view = useMapView();
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    event.preventDefault();
    setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the buttons inside
    <div className={styles.layers} onKeyDown={close}>
      {open && (
        <div id={id} className={styles.layersPanel} data-layers>
          <strong>{l.head}</strong>
          <Switch label={l.coordinates} checked={view.coordinates} onChange={(on) => view.set('coordinates', on)} />
          {hasPhases && (
            <Switch label={l.nextValues} checked={view.nextValues} onChange={(on) => view.set('nextValues', on)} />
          )}
          {children}
        </div>
      )}
      <button
        type="button"
        data-act="layers"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        title={l.head}
        aria-label={l.head}
        onClick={() => setOpen(!open)}
      >
        {icon}
      </button>
    </div>
  );
}
