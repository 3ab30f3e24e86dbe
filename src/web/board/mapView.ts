// The reader's settings for maps, kept in this browser.
import { create } from 'zustand';
import { keep, kept } from '../app/keep.ts';

const ids = ['coordinates', 'nextValues', 'legend'] as const;
type Part = (typeof ids)[number];

interface MapView extends Readonly<Record<Part, boolean>> {
  set(id: Part, on: boolean): void;
}

const stored = (id: Part): boolean => kept(`map.${id}`) === 'yes';

export const useMapView = create<MapView>((set) => ({
  coordinates: stored('coordinates'),
  nextValues: stored('nextValues'),
  legend: stored('legend'),
  set(id, on) {
    keep(`map.${id}`, on ? 'yes' : null);
    set({ [id]: on } as Pick<MapView, Part>);
  },
}));
