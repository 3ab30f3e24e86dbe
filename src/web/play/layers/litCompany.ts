// The company lit on the map.
import { create } from 'zustand';

interface LitCompany {
  readonly company: string | null;
  light(company: string | null): void;
}

export const useLitCompany = create<LitCompany>((set) => ({
  company: null,
  light: (company) => set({ company }),
}));
