// A file of its own, loaded with the first use of a camera where the browser reads no codes; a day sheet that is stored brings it along.
export { BarcodeDetector } from 'qr/decode.js';
