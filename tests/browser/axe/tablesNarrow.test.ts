// axe at the tables: a phone, dark.
import { looksAtTables } from '../support/axeTables.ts';
import { stage } from '../support/stage.ts';

looksAtTables(stage(), { lang: 'it', device: 'phone', dark: true }, 1);
