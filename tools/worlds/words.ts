// The words that made-up catalogues are composed from. One line a word: English, Spanish, French.
export type Word = { en: string; es: string; fr: string };

const read = (lines: string): readonly Word[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en, es, fr] = line.split('|') as [string, string, string];
      return { en: en.trim(), es: es.trim(), fr: fr.trim() };
    });

/** Forty, the most common first. */
export const categoryWords = read(`
Walking|A pie|À pied
Food|Comida|Cuisine
Wine|Vino|Vin
Boats|Barcos|Bateaux
Bicycles|Bicicletas|Vélos
Museums|Museos|Musées
History|Historia|Histoire
Nature|Naturaleza|Nature
Wildlife|Fauna|Faune
Hiking|Senderismo|Randonnée
Kayak|Kayak|Kayak
Climbing|Escalada|Escalade
Diving|Buceo|Plongée
Snorkelling|Esnórquel|Palmes
Surf|Surf|Surf
Sailing|Vela|Voile
Fishing|Pesca|Pêche
Horses|Caballos|Chevaux
Photography|Fotografía|Photographie
Architecture|Arquitectura|Architecture
Markets|Mercados|Marchés
Cooking|Cocinar|Cuisiner
Cheese|Queso|Fromage
Coffee|Café|Café
Chocolate|Chocolate|Chocolat
Beer|Cerveza|Bière
Music|Música|Musique
Dance|Baile|Danse
Theatre|Teatro|Théâtre
Crafts|Artesanía|Artisanat
Gardens|Jardines|Jardins
Castles|Castillos|Châteaux
Caves|Cuevas|Grottes
Volcanoes|Volcanes|Volcans
Deserts|Desiertos|Déserts
Islands|Islas|Îles
Stars|Estrellas|Étoiles
Trains|Trenes|Trains
Balloons|Globos|Montgolfières
Snow|Nieve|Neige`);

/** Sixty, the most common first. */
export const tagWords = read(`
small group|grupo reducido|petit groupe
family|en familia|en famille
private|privado|privé
sunset|atardecer|coucher du soleil
sunrise|amanecer|lever du soleil
by night|de noche|de nuit
half day|medio día|demi-journée
full day|día entero|journée entière
rain or shine|con lluvia|par tous les temps
wheelchair|silla de ruedas|fauteuil roulant
vegetarian|vegetariano|végétarien
vegan|vegano|végane
local guide|guía local|guide du pays
off the map|fuera de ruta|hors des sentiers
hidden corners|rincones ocultos|coins cachés
first visit|primera visita|première visite
romantic|romántico|romantique
quiet|tranquilo|calme
lively|animado|animé
for children|para niños|pour enfants
for seniors|para mayores|pour aînés
street art|arte urbano|art urbain
old town|casco antiguo|vieille ville
riverside|ribera|bord de rivière
seaside|junto al mar|bord de mer
hilltop|en lo alto|sur les hauteurs
countryside|campo|campagne
village|pueblo|village
harbour|puerto|port
lighthouse|faro|phare
bridge|puente|pont
tower|torre|tour
palace|palacio|palais
monastery|monasterio|monastère
vineyard|viñedo|vignoble
orchard|huerto|verger
forest|bosque|forêt
lake|lago|lac
waterfall|cascada|cascade
canyon|cañón|canyon
glacier|glaciar|glacier
beach|playa|plage
birds|aves|oiseaux
whales|ballenas|baleines
dolphins|delfines|dauphins
butterflies|mariposas|papillons
flowers|flores|fleurs
bread|pan|pain
honey|miel|miel
olive oil|aceite|huile d’olive
spices|especias|épices
tea|té|thé
pottery|cerámica|poterie
weaving|tejido|tissage
glass|vidrio|verre
jazz|jazz|jazz
folk songs|canciones|chansons
legends|leyendas|légendes
ghosts|fantasmas|fantômes
easy pace|paso suave|rythme doux`);

export const thingWords = read(`
market|mercado|marché
square|plaza|place
bakery|panadería|boulangerie
workshop|taller|atelier
courtyard|patio|cour
staircase|escalera|escalier
fountain|fuente|fontaine
balcony|balcón|balcon
cellar|bodega|cave
ferry|transbordador|bac
tram|tranvía|tramway
window|ventana|fenêtre
chapel|capilla|chapelle
garden|jardín|jardin
wall|muralla|rempart
gate|puerta|porte
terrace|terraza|terrasse
kitchen|cocina|cuisine
fisherman|pescador|pêcheur
painter|pintora|peintre
baker|panadero|boulanger
musician|músico|musicien
shepherd|pastora|bergère
story|cuento|récit
lantern|farol|lanterne
song|canción|chanson
recipe|receta|recette
cloud|nube|nuage
stone|piedra|pierre
path|sendero|sentier
valley|valle|vallée
ridge|cresta|crête
shore|orilla|rive
island|isla|île
tide|marea|marée
wind|viento|vent
moon|luna|lune
almond|almendra|amande
lemon|limón|citron
tomato|tomate|tomate
sardine|sardina|sardine
oyster|ostra|huître
pastry|pastel|pâtisserie
soup|sopa|soupe
dessert|postre|dessert
barrel|tonel|tonneau
mosaic|mosaico|mosaïque
statue|estatua|statue
library|biblioteca|bibliothèque
clock|reloj|horloge`);

export const adjectiveWords = read(`
old|antiguo|ancien
slow|lento|lent
bright|luminoso|lumineux
narrow|estrecho|étroit
secret|secreto|secret
golden|dorado|doré
green|verde|vert
blue|azul|bleu
red|rojo|rouge
wild|salvaje|sauvage
gentle|suave|doux
salty|salado|salé
sweet|dulce|sucré
silent|silencioso|silencieux
famous|famoso|célèbre
forgotten|olvidado|oublié
crooked|torcido|tordu
sunny|soleado|ensoleillé
cool|fresco|frais
tall|alto|haut`);
