// What Vite lets a module import besides scripts: styles, pictures, workers; and what it puts into the build.
/// <reference types="vite/client" />
declare const __BINARIO_VERSION__: string;
