// What people call the subjects of pages on things to buy: plain, British and Spanish words, occasions.

export const thingPages: Readonly<Record<string, string>> = {
  'registry-101': `
    registry list what buy need essentials baby shower gifts minimal must have first things stuff checklist lista
    regalos comprar necesito bebe
  `,
  'best-baby-deals': `
    cheap cheaper discount sale save money used second hand free secondhand coupons ofertas descuento barato gratis
    me down
  `,
  'first-car-seat': `
    car seat infant carrier newborn ride home bucket base hand me down used expired silla carro auto coche recien
    nacido
  `,
  'car-seats-by-age': `
    car seat rear forward facing booster when turn age height weight hand me down used expired install grandparent
    taxi uber silla carro auto coche edad
  `,
  'car-seats': 'car seat best safest brand convertible used silla carro auto coche mejor',
  'traveling-with-car-seat-and-stroller': `
    fly flying flight plane airplane airport travel trip holiday vacation train taxi gate check buggy stroller baby
    avion viajar vuelo aeropuerto
  `,
  'car-seat-and-stroller-extras': 'head support insert mirror cover footmuff rain toys accessories accesorios',
  strollers:
    'pushchair pram buggy best lightweight double jogging travel system bus carriola cochecito carreola coche bebe',
  'baby-carriers-and-slings': 'sling wrap carrier babywearing hips fular portabebe rebozo cargar',
  'baby-bathtubs-and-bath-seats':
    'bath bathing wash tub water temperature how often first banera banar bano tina recien nacido',
  'high-chairs-and-boosters': 'highchair chair sit table eat booster silla comer trona periquera',
  'a-first-wardrobe': `
    clothes newborn size how many babygrow babygrows onesies vests sleepsuits outfits bodysuits hat ropa recien
    nacido talla cuanta
  `,
  'coats-snowsuits-and-layers': 'winter cold weather coat jacket snow dress outside warm car seat abrigo frio invierno',
  'pajamas-and-the-label-on-them': 'pajamas pyjamas pjs sleepwear flame tight pijama',
  'first-shoes-and-what-comes-before':
    'shoes walking first steps barefoot size socks walk zapatos caminar primeros pasos',
  'costumes-for-babies-and-toddlers': 'halloween costume fancy dress trick treat disfraz',
  'toys-for-the-first-year': 'toys baby play rattle newborn 3 6 9 months juguetes bebe jugar',
  toys: 'best toy brands safest wooden gift buy juguetes mejores',
  'toys-for-toddlers': 'toys one two year old present gift birthday play ride on blocks juguetes nino regalo',
  'holiday-gifts-by-age':
    'christmas present presents gift gifts birthday hanukkah one year old grandchild regalo navidad',
  'gifts-for-new-parents': `
    present gift baby shower new mom mum daughter friend expecting what bring buy sister coworker first regalo mama
    nueva
  `,
  'batteries-magnets-and-water-beads': 'button battery swallowed magnet orbeez choking pila imanes tragar',
  'skin-care-and-sunscreen-for-babies':
    'sunscreen sun cream lotion rash eczema dry skin diaper sunburn crema solar piel seca rozadura',
  'nursery-furniture': 'dresser changing table wardrobe room decorate paint blinds shelf cuarto muebles',
  'trees-lights-and-candles': 'christmas tree decorations safe lights arbol navidad luces',
  'fireworks-noise-and-glow-sticks': 'fireworks july fourth loud noise ears hearing sparklers new year fuegos',
  diapers: 'nappy nappies diaper size best cheap leaking sensitive free help afford bank panales talla baratos',
  'pregnancy-pillows': 'pillow body c u wedge side sleep comfy bed hips bump almohada embarazo dormir',
  'belly-bands-and-compression-stockings':
    'belly support belt band bump brace compression socks stockings tights veins swollen legs faja medias varices',
  'maternity-and-nursing-bras':
    'bra bras breast size boobs bigger nursing measure sports sujetador brasier sosten lactancia',
  'starter-maternity-wardrobe':
    'maternity clothes nothing fits jeans trousers pants wear dress bump outfit ropa embarazada premama',
  'shoes-coats-and-sportswear': `
    seat belt seatbelt bump driving drive car coat swimsuit shoes feet swollen size leggings zapatos cinturon
    manejar
  `,
  'work-clothes-and-uniforms': 'office uniform scrubs suit work wear professional police nurse ropa trabajo uniforme',
  'postpartum-recovery-supplies':
    'pads maternity peri bottle mesh underwear sitz witch hazel ice after birth kit scar panties compresas posparto',
  'ai-toys-and-parenting-apps': 'chatbot chatgpt robot smart toy talking apps',
  'paid-leave-minnesota-delaware-maine-2026':
    'paid family leave new state law minnesota delaware maine pay dads maternity',
}
