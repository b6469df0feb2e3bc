import type { WorldCity } from '#world/world.ts';

export const paris: WorldCity = {
  slug: 'paris',
  name: { es: 'París', en: 'Paris', fr: 'Paris' },
  country: 'FR',
  latitude: 48.8566,
  longitude: 2.3522,
  timeZone: 'Europe/Paris',
  popularity: 97,
  picture: { place: 'paris', shows: [], light: 'dusk' },
  line: {
    es: 'Pasajes de cristal, jardines con esculturas y una copa de vino en lo alto de Belleville.',
    en: 'Glass-roofed arcades, gardens full of sculpture and a glass of wine at the top of Belleville.',
    fr: 'Des passages sous verrière, des jardins de sculptures et un verre de vin en haut de Belleville.',
  },
  tours: [
    {
      slug: 'covered-passages-under-glass',
      supplier: 'rive-lente',
      categories: ['walking-tours', 'cultural'],
      tags: ['rainy-day', 'architecture', 'history', 'family-friendly', 'local-food'],
      durationMinutes: 150,
      guideLanguages: ['fr', 'en', 'es'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 48.8664, longitude: 2.3398 },
      pictures: [
        { shows: ['covered-passage', 'guide-and-guests'], light: 'day' },
        { shows: ['covered-passage', 'sweet-jars'], light: 'dusk' },
      ],
      options: [
        {
          key: 'shared',
          name: { es: 'Paseo en grupo', en: 'Group walk', fr: 'Visite en groupe' },
          units: [
            { kind: 'adult', priceMinor: 3900, minAge: 13 },
            { kind: 'child', priceMinor: 1800, minAge: 6, maxAge: 12 },
            { kind: 'senior', priceMinor: 3400, minAge: 65 },
          ],
          weekdays: ['tue', 'wed', 'thu', 'fri', 'sat'],
          startTimes: ['10:30', '14:30'],
          capacity: 14,
        },
        {
          key: 'private',
          name: { es: 'Guía en exclusiva', en: 'A guide to yourselves', fr: 'Guide pour vous seuls' },
          units: [{ kind: 'group', priceMinor: 29000 }],
          weekdays: ['tue', 'wed', 'thu', 'fri'],
          startTimes: ['11:00'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Paseo por los pasajes cubiertos de París',
        en: 'Covered Passages of Paris Walk',
        fr: 'Balade dans les passages couverts de Paris',
      },
      description: {
        es: 'Cinco galerías de hace unos dos siglos, unidas casi sin pisar la calle: mosaicos, sellos, bastones, libros viejos y un caramelo en una casa de 1761.',
        en: 'Five arcades, some two centuries old, strung together with barely a street between: mosaics, stamps, walking sticks and a sweet shop of 1761.',
        fr: 'Cinq galeries reliées presque sans mettre le nez dehors : mosaïques, timbres, cannes, vieux livres, et des douceurs dans une maison fondée en 1761.',
      },
      whatToDo: {
        es: 'Antes de los grandes almacenes, París compraba bajo techo de vidrio. La ruta empieza sobre los mosaicos de la Galerie Vivienne, de 1823, con una historia que suele gustar: aquí tuvo sus oficinas Vidocq, primero presidiario, luego jefe de policía y al final detective. Al lado está la Galerie Colbert, con su rotonda, y enfrente la sala ovalada de la Biblioteca Nacional, a la que se entra libremente y casi de puntillas.\n\nDespués de la Bolsa llega el Passage des Panoramas, el más antiguo del recorrido, donde los filatelistas resisten entre comedores diminutos. Cruzamos el bulevar hacia Jouffroy y Verdeau: juguetes, bastones con puño de plata, grabados a tres euros y una escalera que nadie espera. La última parada es À la Mère de Famille, en la Rue du Faubourg-Montmartre, para probar unas pastas de fruta y algún praliné.',
        en: 'Long before department stores, Parisians did their shopping under skylights. You start on the mosaic floor of Galerie Vivienne, built in 1823, where Vidocq, convict turned police chief turned private detective, once kept an office. Galerie Colbert and its rotunda are next door, and across the street is the oval reading room of the National Library, free to enter and astonishingly quiet.\n\nBeyond the old stock exchange comes Passage des Panoramas, the senior member of the family, where stamp dealers hold out between tiny dining rooms. Over the boulevard lie Jouffroy and Verdeau: toys, silver-topped canes, prints for three euros and a flight of steps no one expects. We finish at À la Mère de Famille on Rue du Faubourg-Montmartre, with fruit jellies and pralines to try.',
        fr: 'Avant les grands magasins, Paris faisait ses emplettes sous verrière. On commence sur les mosaïques de la galerie Vivienne, bâtie en 1823, là où Vidocq, bagnard devenu chef de la Sûreté puis détective, tenait ses bureaux. La galerie Colbert et sa rotonde sont à côté ; en face, la salle Ovale de la Bibliothèque nationale s’ouvre à tous, et l’on y baisse la voix d’instinct.\n\nPassé la Bourse, voici le passage des Panoramas, doyen du parcours, où les marchands de timbres tiennent bon entre des restaurants de poche. De l’autre côté du boulevard, Jouffroy et Verdeau alignent jouets, cannes à pommeau d’argent, gravures à trois euros et quelques marches que personne n’attend. Dernière halte À la Mère de Famille, rue du Faubourg-Montmartre, pour goûter pâtes de fruits et pralinés.',
      },
      detail: {
        es: 'Es nuestra respuesta a la lluvia, aunque vale para todo el año. Entre semana, a las diez y media, los tenderos tienen ganas de hablar, y hay tiempo para entrar en las tiendas y sentarse a media mañana.',
        en: 'This is our answer to wet weather, though it works all year. At half past ten on a weekday the shopkeepers are in the mood to talk, and there is time to go into the shops and for a proper sit-down halfway.',
        fr: 'C’est notre réponse à la pluie, mais elle vaut toute l’année. En semaine, à dix heures et demie, les commerçants ont envie de parler ; on a le temps d’entrer dans les boutiques et de s’asseoir à mi-parcours.',
      },
      included: {
        es: [
          'Guía con carné oficial',
          'Degustación de dulces',
          'Café o infusión a mitad de paseo',
          'Juego de pistas para niños',
        ],
        en: ['Licensed guide', 'Sweets to taste', 'Coffee or tea at the halfway stop', 'Spotting sheet for children'],
        fr: [
          'Guide-conférencier',
          'Dégustation de confiseries',
          'Café ou thé à mi-parcours',
          'Feuille d’énigmes pour les enfants',
        ],
      },
      meetingPointText: {
        es: 'Entrada de la Galerie Vivienne por el número 4 de la Rue des Petits-Champs, a cinco minutos del metro Bourse. Dentro del pasaje, si llueve.',
        en: 'The Galerie Vivienne entrance at 4 Rue des Petits-Champs, five minutes from Bourse metro. Step inside if it rains.',
        fr: 'Entrée de la galerie Vivienne, 4 rue des Petits-Champs, à cinq minutes du métro Bourse. Entrez vous abriter s’il pleut.',
      },
      reviews: [
        {
          traveller: 'claire',
          stars: 5,
          daysAgo: 33,
          comment:
            'It lashed rain all morning and we hardly noticed. I went back the next day for a pair of prints I had been too shy to haggle over. Lovely guide, great on Vidocq.',
        },
        {
          traveller: 'javier',
          stars: 4,
          daysAgo: 156,
          comment:
            'Bien contado y sin prisas. Fuimos un sábado y en Jouffroy apenas se podía caminar, así que haced caso y elegid un día de diario. Los pralinés, de diez.',
        },
        {
          traveller: 'mathieu',
          stars: 4,
          daysAgo: 260,
          comment:
            'Je croyais connaître le quartier, j’y ai travaillé quatre ans. Je n’avais jamais poussé la porte de la salle Ovale. Dommage que Colbert ait été fermée ce jour-là.',
          supplierReply:
            'Merci Mathieu. Colbert nous joue parfois ce tour ; repassez un mardi, la rotonde se visite librement et vaut le détour.',
        },
      ],
    },
    {
      slug: 'belleville-walls-and-wine-bars',
      supplier: 'rive-lente',
      categories: ['evenings-and-shows', 'food-and-wine'],
      tags: ['street-art', 'wine', 'sunset', 'local-food', 'off-the-beaten-path'],
      durationMinutes: 210,
      guideLanguages: ['fr', 'en'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 48.8716, longitude: 2.3846 },
      pictures: [
        { shows: ['mural', 'wine-glasses', 'cheese-board'], light: 'dusk' },
        { shows: ['roofs-from-rue-piat', 'wine-glasses', 'cheese-board'], light: 'day' },
      ],
      options: [
        {
          key: 'four-glasses',
          name: {
            es: 'Cuatro copas y algo de picar',
            en: 'Four glasses and small plates',
            fr: 'Quatre verres et des assiettes',
          },
          units: [{ kind: 'adult', priceMinor: 7900, minAge: 18 }],
          weekdays: ['wed', 'thu', 'fri', 'sat'],
          startTimes: ['18:00'],
          capacity: 10,
        },
        {
          key: 'no-alcohol',
          name: { es: 'Sin alcohol', en: 'Alcohol-free', fr: 'Sans alcool' },
          units: [{ kind: 'adult', priceMinor: 6200, minAge: 18 }],
          weekdays: ['wed', 'thu', 'fri', 'sat'],
          startTimes: ['18:00'],
          capacity: 4,
        },
      ],
      title: {
        es: 'Arte urbano y vino en Belleville',
        en: 'Belleville Street Art and Wine Walk',
        fr: 'Street art et bars à vin à Belleville',
      },
      description: {
        es: 'Desde el mirador hasta la Rue Sainte-Marthe, un barrio que bebía barato fuera de las murallas y que sigue pintando sus paredes. Cuatro copas, tres bares.',
        en: 'From the hilltop belvedere down to Rue Sainte-Marthe, through a quarter that drank untaxed wine and still paints its walls. Three bars, four glasses.',
        fr: 'Du belvédère à la rue Sainte-Marthe, un faubourg qui buvait hors taxes et peint toujours ses murs. Trois bistrots, quatre verres de vignerons.',
      },
      whatToDo: {
        es: 'A las seis, la ciudad entera cabe en la vista desde la Rue Piat: la Torre Eiffel a la derecha, Notre-Dame al fondo y, bajo los pies, las pequeñas viñas del parque. Allí contamos por qué Belleville fue una aldea de merenderos. El vino no pagaba impuestos fuera del muro de aduanas, y los domingos medio París subía la cuesta a pie.\n\nBajamos entre pilares pintados hasta la Rue Dénoyez, donde los murales duran lo que tarda en llegar otro bote. Una placa en el 72 de la Rue de Belleville dice que Édith Piaf nació en ese escalón; el registro civil opina otra cosa. Entre historia e historia hay tres paradas con vinos del Loira, del Jura y del Beaujolais, pan de verdad, rillettes y un comté de dieciocho meses. La última es en Sainte-Marthe, calle obrera de fachadas de colores.',
        en: 'By six the whole city fits into the view from Rue Piat: Eiffel Tower to the right, Notre-Dame in the haze, and a small vineyard in the park below your shoes. That is the place to explain how Belleville became a village of taverns. Wine sold outside the customs wall paid no duty, so on Sundays half of Paris walked up the hill.\n\nPainted pillars lead down to Rue Dénoyez, where a mural lasts until somebody arrives with another can. A plaque at 72 Rue de Belleville says Édith Piaf was born on that doorstep; her birth certificate disagrees. In between there are three stops for wines from the Loire, the Jura and Beaujolais, with good bread, rillettes and an eighteen-month comté. The last of them is on Rue Sainte-Marthe, a workers’ street of coloured shopfronts.',
        fr: 'À six heures, toute la ville tient dans le panorama de la rue Piat : la tour Eiffel à droite, Notre-Dame dans la brume, et, sous vos pieds, les quelques rangs de vigne du parc. L’endroit idéal pour comprendre ce que fut Belleville, un village de guinguettes. Au-delà du mur d’octroi, le vin échappait à la taxe ; le dimanche, la moitié de Paris grimpait la côte.\n\nDes piliers peints mènent à la rue Dénoyez, où une fresque tient jusqu’à la bombe suivante. Au 72 de la rue de Belleville, une plaque fait naître Édith Piaf sur les marches ; son acte de naissance dit autre chose. Entre deux récits, trois haltes avec des vins de Loire, du Jura et du Beaujolais, du bon pain, des rillettes et un comté de dix-huit mois. La dernière se fait rue Sainte-Marthe, ruelle ouvrière aux devantures colorées.',
      },
      detail: {
        es: 'En Belleville las paredes cambian de un mes a otro, y el paseo con ellas. Los bares son pequeños y se puede beber de pie, que es como se bebe aquí. En invierno la vista desde el parque es de luces, y no pierde nada.',
        en: 'In Belleville the walls change from one month to the next, and the walk with them. The bars are small and you may drink standing up, as people here do. In winter the view from the park is one of lights, and loses nothing by it.',
        fr: 'À Belleville, les murs changent d’un mois à l’autre, et la balade avec eux. Les bars sont petits et l’on peut boire debout, comme on fait ici. L’hiver, la vue depuis le parc est une vue de lumières, et n’y perd rien.',
      },
      included: {
        es: [
          'Cuatro copas de vino o su versión sin alcohol',
          'Pan, embutidos, quesos y verduras',
          'Guía del barrio',
          'Plano con bares para volver otro día',
        ],
        en: [
          'Four glasses of wine, or the alcohol-free set',
          'Bread, charcuterie, cheese and vegetables',
          'A guide who lives nearby',
          'Map of bars for another evening',
        ],
        fr: [
          'Quatre verres de vin, ou leur version sans alcool',
          'Pain, charcuterie, fromages et légumes',
          'Guide du quartier',
          'Plan des bistrots pour y revenir',
        ],
      },
      meetingPointText: {
        es: 'Mirador Willy-Ronis, en la Rue Piat, en lo alto del parque de Belleville. El metro más cómodo es Pyrénées, a ocho minutos a pie.',
        en: 'Belvédère Willy-Ronis on Rue Piat, at the top of Parc de Belleville. Pyrénées metro is eight minutes away on foot.',
        fr: 'Belvédère Willy-Ronis, rue Piat, en haut du parc de Belleville. Le métro Pyrénées est à huit minutes à pied.',
      },
      reviews: [
        {
          traveller: 'grace',
          stars: 5,
          daysAgo: 88,
          comment:
            'For once the no-alcohol option wasn’t an afterthought: the pear juice alone was worth the trip. We watched the tower light up and nobody rushed us.',
          supplierReply:
            'Thank you, Grace. That juice comes from an orchard near Angers, and the grower was delighted to hear it.',
        },
        {
          traveller: 'marta',
          stars: 4,
          daysAgo: 195,
          comment:
            'Me encantó la historia de Piaf y el comté estaba bárbaro. En el segundo bar estuvimos paradas media hora en un rincón, ojalá hubiera más lugar para sentarse.',
        },
      ],
    },
    {
      slug: 'drawing-morning-at-the-rodin-museum',
      supplier: 'rive-lente',
      categories: ['art-and-museums', 'workshops'],
      tags: ['small-group', 'skip-the-line', 'family-friendly', 'romantic'],
      durationMinutes: 165,
      guideLanguages: ['fr', 'en', 'it'],
      policy: 'moderate',
      payLater: true,
      confirmation: 'on-request',
      pickupAvailable: false,
      meetingPoint: { latitude: 48.8556, longitude: 2.3158 },
      pictures: [
        { shows: ['hotel-biron', 'rose-bushes', 'the-thinker', 'sketcher'], light: 'day' },
        { shows: ['hotel-biron', 'the-thinker', 'guide-and-guests'], light: 'dawn' },
      ],
      options: [
        {
          key: 'sketching',
          name: { es: 'Taller de dibujo', en: 'Drawing session', fr: 'Séance de dessin' },
          units: [
            { kind: 'adult', priceMinor: 6400, minAge: 18 },
            { kind: 'child', priceMinor: 3800, minAge: 9, maxAge: 17 },
          ],
          weekdays: ['tue', 'thu', 'sat'],
          startTimes: ['10:00'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Dibujo en el Museo Rodin',
        en: 'Sketching Morning at the Musée Rodin',
        fr: 'Matinée dessin au musée Rodin',
      },
      description: {
        es: 'Un cuaderno, tres lápices y la compañía de una dibujante en el jardín del Hôtel Biron, entre El pensador, las rosas y Los burgueses de Calais.',
        en: 'A sketchbook, three pencils and an artist at your elbow in the gardens of the Hôtel Biron, with The Thinker, the roses and the Burghers of Calais.',
        fr: 'Un carnet, trois crayons et l’œil d’une dessinatrice dans le jardin de l’hôtel Biron, entre Le Penseur, les roses et Les Bourgeois de Calais.',
      },
      whatToDo: {
        es: 'Rodin dibujaba a sus modelos sin mirar el papel. Con ese ejercicio arrancamos, delante de El pensador: un minuto por postura, la vista clavada en el bronce y la mano por su cuenta. Salen monstruos, todos se ríen y desaparece el miedo a la hoja en blanco.\n\nA continuación, tres estudios más lentos. Para los volúmenes, Los burgueses de Calais, que se pueden rodear hasta elegir una espalda. Para la sombra, La puerta del infierno, donde buscarás en miniatura figuras que ya conoces. Para la piedra, media hora dentro de la mansión, junto a El beso y los mármoles de Camille Claudel. Terminamos al fondo del jardín, cerca del estanque, con los cuadernos abiertos sobre la hierba y un comentario sincero para cada uno. El cuaderno es tuyo y la entrada vale hasta el cierre.',
        en: 'Rodin drew his models without looking down at the paper. So do you, for the first ten minutes, in front of The Thinker: sixty seconds a pose, eyes on the bronze, hand left to its own devices. The results are monstrous, everyone laughs, and the fear of the blank page is gone.\n\nThree slower studies follow. The Burghers of Calais are for volume, since you can walk round them and choose a back. The Gates of Hell are for shadow, and for hunting down tiny versions of figures you have just met at full size. Half an hour indoors, with The Kiss and the room given to Camille Claudel, is for stone. We end by the pond at the far end of the garden with the books open on the ground and one frank remark for each. Your ticket stays valid until closing time.',
        fr: 'Rodin dessinait ses modèles sans regarder sa feuille. Vous ferez de même, dix minutes durant, devant Le Penseur : une pose par minute, les yeux sur le bronze, la main livrée à elle-même. Le résultat est monstrueux, on rit beaucoup, et la peur de la page blanche s’envole.\n\nTrois études plus lentes prennent le relais. Le volume, avec Les Bourgeois de Calais, dont on fait le tour pour se choisir un dos. L’ombre, devant La Porte de l’Enfer, où se cachent en petit des figures déjà croisées en grand. La pierre enfin, une demi-heure dans l’hôtel particulier, auprès du Baiser et de la salle consacrée à Camille Claudel. On se retrouve au bassin, tout au fond du jardin, carnets ouverts par terre, pour une remarque franche à chacun. Le billet reste valable jusqu’à la fermeture.',
      },
      detail: {
        es: 'Ocho personas como mucho, y ninguna mira el cuaderno de la de al lado más de lo necesario. Las manos obsesionaron a Rodin, y al cabo de una mañana se entiende por qué. Con la lluvia se dibuja dentro, que tampoco es mal plan.',
        en: 'There are eight of you at most, and nobody looks at the next sketchbook more than they must. Hands obsessed Rodin, and after a morning of drawing them one sees why. Rain only means more time indoors.',
        fr: 'Huit personnes au plus, et personne ne regarde le carnet d’à côté plus qu’il ne faut. Les mains ont obsédé Rodin et, après une matinée à les dessiner, on comprend pourquoi. La pluie veut seulement dire plus de temps à l’intérieur.',
      },
      included: {
        es: [
          'Entrada al museo y al jardín',
          'Cuaderno A5 y tres lápices',
          'Dos horas y tres cuartos con una dibujante',
          'Tentempié de media mañana',
        ],
        en: [
          'Museum and garden ticket',
          'A5 sketchbook and three pencils',
          'Tuition from a working artist',
          'Mid-morning snack',
        ],
        fr: [
          'Billet du musée et du jardin',
          'Carnet A5 et trois crayons',
          'Cours avec une dessinatrice',
          'Collation en milieu de matinée',
        ],
      },
      meetingPointText: {
        es: 'Delante de la entrada del Musée Rodin, 77 Rue de Varenne, a la izquierda de la puerta. El metro Varenne, línea 13, está a dos minutos.',
        en: 'Outside the Musée Rodin, 77 Rue de Varenne, to the left of the doors. Varenne metro on line 13 is two minutes away.',
        fr: 'Devant le musée Rodin, 77 rue de Varenne, à gauche de la porte. Le métro Varenne, ligne 13, est à deux minutes.',
      },
      reviews: [],
    },
  ],
};
