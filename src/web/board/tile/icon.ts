// Small signs drawn with a pen: anchor, bridge, tunnel, peaks, waves, hammers. An unknown icon is a diamond.
import { el, type SvgNode } from '../svg/node.ts';
import styles from './tile.module.css';

const pens: Readonly<Record<string, string>> = {
  port: 'M0 -3.6V7M-6 1.6C-5.4 5.4 -2.8 7 0 7C2.8 7 5.4 5.4 6 1.6M-3.2 -1.2H3.2M1.9 -5.4A1.9 1.9 0 1 1 -1.9 -5.4A1.9 1.9 0 1 1 1.9 -5.4',
  bridge: 'M-8 4.5H8M-8 -1Q-4.5 -1 -4.5 -5.5Q0 6 4.5 -5.5Q4.5 -1 8 -1M-4.5 -5.5V4.5M4.5 -5.5V4.5M0 0.3V4.5',
  tunnel: 'M-7.5 6V0A7.5 7.5 0 0 1 7.5 0V6M-3.6 6V1A3.6 3.6 0 0 1 3.6 1V6M-8 6H8',
  mountain: 'M-7 4.5L-2.4 -4.5L0.6 1.2L2.6 -1.8L7 4.5Z',
  hill: 'M-7 3.5Q-3 -4.5 0 3.5Q3.4 -3 7 3.5',
  water: 'M-6.5 -1.8q1.6 -2.4 3.2 0t3.2 0t3.2 0t3.2 0M-6.5 2.8q1.6 -2.4 3.2 0t3.2 0t3.2 0t3.2 0',
  mine: 'M-5 5L3.4 -3.4M0.8 -6L6 -0.8M5 5L-3.4 -3.4M-0.8 -6L-6 -0.8',
};
const others: Readonly<Record<string, string>> = { river: 'water', lake: 'water', swamp: 'water', hills: 'hill' };

const UNKNOWN = 'M0 -5L5 0L0 5L-5 0Z';

export const drawIcon = (icon: string): SvgNode =>
  el('path', { class: styles.icon, 'data-icon': icon, d: pens[icon] ?? pens[others[icon] ?? ''] ?? UNKNOWN });
