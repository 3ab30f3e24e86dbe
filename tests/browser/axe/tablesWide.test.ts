// axe at the tables: a window, light.
import { looksAtTables } from '../support/axeTables.ts';
import { stage } from '../support/stage.ts';

looksAtTables(stage(), { lang: 'en' }, 0);
