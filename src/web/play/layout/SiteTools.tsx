// The tools of other pages' header, which are part of the menu at a table.
import { shellLines } from '../../../words/web/shell.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLangStore, useLines } from '../../app/lang.ts';
import { useTheme } from '../../app/theme.ts';
import { Button, ButtonLink } from '../../design/Button.tsx';
import { useMe } from '../../net/queries.ts';
import style from './TableMenu.module.css';
import { useMedia } from './useMedia.ts';

export function SiteTools() {
  const l = useLines(shellLines);
  const { home } = useLines(tableLines).menu;
  const person = useMe().data?.person;
  const { lang, setLang } = useLangStore();
  const { theme, setTheme } = useTheme();
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const other = lang === 'it' ? 'en' : 'it';
  const turned = theme === 'dark' || (theme === 'system' && prefersDark) ? 'light' : 'dark';
  return (
    <>
      <div className={style.pair}>
        <ButtonLink href="/">{home}</ButtonLink>
        <ButtonLink href="/account">{person?.name ?? l.signIn}</ButtonLink>
      </div>
      <div className={style.pair}>
        <Button lang={other} onClick={() => setLang(other)}>
          {other === 'it' ? 'Italiano' : 'English'}
        </Button>
        <Button onClick={() => setTheme(turned)}>
          {l.theme}: {l.themes[turned]}
        </Button>
      </div>
    </>
  );
}
