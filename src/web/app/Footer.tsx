// The foot of every page: the games' owners, the quieter pages, theme and language in full.
import { Link } from 'wouter';
import { type Lang, langs } from '../../words/phrases.ts';
import { glossaryLines } from '../../words/web/glossary.ts';
import { shellLines } from '../../words/web/shell.ts';
import style from './Footer.module.css';
import { useLangStore, useLines } from './lang.ts';
import { type Theme, themes, useTheme } from './theme.ts';

const langNames: Readonly<Record<Lang, string>> = { en: 'English', it: 'Italiano' };

export function Footer() {
  const l = useLines(shellLines);
  const glossary = useLines(glossaryLines);
  const { lang, setLang } = useLangStore();
  const { theme, setTheme } = useTheme();
  return (
    <footer className={style.footer}>
      <div className={style.inner}>
        <p className={style.owners}>
          {l.owners} <span className={style.version}>Binario {__BINARIO_VERSION__}</span>
        </p>
        <ul className={style.links}>
          <li>
            <Link href="/shortcuts">{l.shortcuts}</Link>
          </li>
          <li>
            <Link href="/glossary">{glossary.title}</Link>
          </li>
          <li>
            <Link href="/gallery">{l.maps}</Link>
          </li>
          <li>
            <Link href="/design">{l.design}</Link>
          </li>
          <li>
            <Link href="/privacy">{l.privacy}</Link>
          </li>
          <li>
            <Link href="/developers">{l.developers}</Link>
          </li>
          <li>
            <a href="/licences.txt">{l.licences}</a>
          </li>
        </ul>
        <div className={style.choices}>
          <label>
            <span>{l.language}</span>
            <select value={lang} onChange={(event) => setLang(event.target.value as Lang)}>
              {langs.map((code) => (
                <option key={code} value={code} lang={code}>
                  {langNames[code]}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{l.theme}</span>
            <select value={theme} onChange={(event) => setTheme(event.target.value as Theme)}>
              {themes.map((name) => (
                <option key={name} value={name}>
                  {l.themes[name]}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
    </footer>
  );
}
