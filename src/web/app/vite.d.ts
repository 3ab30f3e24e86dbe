// What Vite lets a module import besides scripts: styles, pictures, workers.
/// <reference types="vite/client" />
