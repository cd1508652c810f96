extension SymbolSketches {
  /// The rows whose names begin with p to r.
  static let rowsFromPToR: StaticString = """
    pano p-60,-38,-30,-32,0,-30,30,-32,60,-38,60,38,30,32,0,30,-30,32,-60,38
    pano !s-56,22,-24,-4,2,18,20,4,56,26
    paperclip @e226,100,0,0,45
    paperplane.fill p50,-50,14,50,-10,10,-50,-14 -s42,-42,-7,7
    paragraph F-4,4,-30,0,-40,-22,-30,-44,-4,-50,4,-50,4,4 s4,-48,4,50 s26,-48,26,50 s0,-48,42,-48
    parkingsign.brakesignal c0,0,38 =parkingsign,40 a0,0,54,140,220 a0,0,54,-40,40
    pawprint e-42,-8,9,13,-20 e-15,-36,9,14,-6 e15,-36,9,14,6 e42,-8,9,13,20
    pawprint P0,-8,16,-2,28,16,36,30,32,44,20,50,0,46,-20,50,-32,44,-36,30,-28,16,-16,-2
    pc r0,0,62,116,14 !s-14,-40,14,-40 !s-14,-24,14,-24 !d0,36,6
    pencil g5,-44,44,-37,17,24,-44,44,-24,-17,37 s12,-32,32,-12
    pencil.and.list.clipboard :1 =list.bullet.clipboard,92,-8,0 :0 /=pencil,70,30,18
    pencil.and.scribble :0 =pencil,84,12,-10 :1 S-56,44,-44,30,-34,42,-26,54,-16,42
    pencil.line :0 =pencil,90,6,-10 :1 s-50,54,50,54
    pencil.tip P-24,52,-24,24,-14,-6,0,-52,14,-6,24,24,24,52 !S-24,24,-12,16,0,24,12,16,24,24
    pencil.tip !s0,-30,0,2
    pencil.tip.crop.circle :1 c0,0,52 :0 =pencil.tip,56
    person o0,-27,24 p-44,35,-43,29.4,-40.2,24,-35.6,19.1,-29.4,14.9,-22,11.6,-13.6,9.3,-4.6,8.1,4.6,8.1,13.6,9.3,22,11.6,29.4,14.9,35.6,19.1,40.2,24,43,29.4,44,35,43.2,39.2,40.8,42.8,37.2,45.2,33,46,-33,46,-37.2,45.2,-40.8,42.8,-43.2,39.2,-44,35
    person.2 :1 @person,82,30,-3 :0 /@person,98,-16,3
    person.2.badge.key :1 @person.2,92,-6,-4 :0 /=key.fill,50,42,30
    person.2.crop.square.stack :1 s-38,-54,38,-54 :0 r0,8,108,92,18 !=person.2.fill,64,0,12
    person.2.gobackward :1 =gobackward :0 =person.2.fill,40,0,6
    person.2.shield :1 @person.2,92,-6,-4 :0 /=shield.fill,52,38,28
    person.2.wave.2 :1 @person.2,72,0,6 :0 a0,0,58,155,205 a0,0,58,-25,25
    person.3 :1 @person,70,-45,7 @person,70,45,7 :0 /@person,96,0,0
    person.3.sequence :2 @person,76,52,-3 :1 /@person,76,18,-3 :0 /@person,86,-24,0
    person.and.arrow.left.and.arrow.right :1 =person,80,0,-14 :0 s-58,40,-12,40
    person.and.arrow.left.and.arrow.right s-46,28,-58,40,-46,52 s58,40,12,40 s46,28,58,40,46,52
    person.and.background.dotted :1 *12d50,0,5 :0 /@person,80,0,6
    person.badge.key :1 @person,92,-8,0 :0 /=key.fill,50,42,30
    person.badge.shield.checkmark :1 @person,92,-10,0 :0 /=checkmark.shield.fill,56,38,26
    person.badge.shield.exclamationmark :1 @person,92,-10,0 :0 /=exclamationmark.shield.fill,56,38,26
    person.bubble :1 @bubble.left :0 !=person.fill,56,0,-8
    person.bust o0,-34,22 g14,-44,22,-26,-2,26,-2,44,22,44,34,-44,34 s-22,54,22,54
    person.crop.badge.magnifyingglass :1 @person,94,-8,-2 :0 /=magnifyingglass,56,36,28
    person.crop.circle.badge.moon :1 @person.crop.circle,92,-6,-2 :0 /=moon.fill,46,38,34
    person.crop.circle.dashed :0 d0,-14,18 F-30,36,-20,18,0,12,20,18,30,36,0,44 :1
    person.crop.circle.dashed *8a0,0,50,-14,14
    person.crop.circle.fill :1 o0,0,54.5 :0 !d0,-15,19 !f-33,27.6,-32.3,23.9,-30.1,20.4,-26.7,17.2,-22.1,14.5,-16.5,12.4,-10.2,10.9,-3.4,10.1,3.4,10.1,10.2,10.9,16.5,12.4,22.1,14.5,26.7,17.2,30.1,20.4,32.3,23.9,33,27.6,29.6,31.2,25.7,34.5,21.5,37.2,17.1,39.5,12.4,41.2,7.5,42.3,2.5,42.9,-2.5,42.9,-7.5,42.3,-12.4,41.2,-17.1,39.5,-21.5,37.2,-25.7,34.5,-29.6,31.2
    person.crop.rectangle :1 r0,0,122,94,16 :0 !d0,-13,17 !f-30,32,-29.3,27.6,-27.4,23.5,-24.3,19.7,-20.1,16.4,-15,13.8,-9.3,12,-3.1,11.1,3.1,11.1,9.3,12,15,13.8,20.1,16.4,24.3,19.7,27.4,23.5,29.3,27.6,30,32,29.8,33.1,29.1,34.1,28.1,34.8,27,35,-27,35,-28.1,34.8,-29.1,34.1,-29.8,33.1,-30,32
    person.crop.rectangle.stack :1 s-40,-48,40,-48 s-50,-34,50,-34 :0 r0,16,120,76,16
    person.crop.rectangle.stack !=person.fill,54,0,18
    person.crop.square :1 r0,0,100,100,20 :0 !d0,-14,18 !f-32,34,-31.3,29.2,-29.2,24.6,-25.9,20.5,-21.4,16.9,-16,14.1,-9.9,12.1,-3.3,11.1,3.3,11.1,9.9,12.1,16,14.1,21.4,16.9,25.9,20.5,29.2,24.6,31.3,29.2,32,34,31.8,35.1,31.1,36.1,30.1,36.8,29,37,-29,37,-30.1,36.8,-31.1,36.1,-31.8,35.1,-32,34
    person.crop.square.filled.and.at.rectangle :1 r0,0,124,92,14 :0
    person.crop.square.filled.and.at.rectangle !=person.crop.square.fill,46,-28,0 !=at,46,30,0
    person.fill.and.arrow.left.and.arrow.right :1 =person.fill,80,0,-14 :0 s-58,40,-12,40
    person.fill.and.arrow.left.and.arrow.right s-46,28,-58,40,-46,52 s58,40,12,40
    person.fill.and.arrow.left.and.arrow.right s46,28,58,40,46,52
    person.icloud :1 @cloud :0 !=person.fill,42,2,4
    person.line.dotted.person :0 @person,84,-42,0 @person,84,42,0 :1 d-6,0,4 d6,0,4
    person.text.rectangle r0,0,126,94,16 !d-28,-14,12 !F-50,26,-46,12,-28,6,-10,12,-6,26
    person.text.rectangle !s12,-16,44,-16 !s12,2,44,2 !s12,20,34,20
    perspective p-58,-46,58,-46,30,46,-30,46 s-47,-10,47,-10 s0,-46,0,46 s-30,-46,-16,46
    perspective s30,-46,16,46
    phone.arrow.right :1 @phone,92,-8,6 :0 s14,-34,54,-34 s40,-48,54,-34,40,-20
    phone.bubble :1 @bubble.left :0 !=phone.fill,42,0,-7
    phone.bubble.left :1 @bubble.left :0 !=phone.fill,54,0,-6
    photo r0,0,124,94,18 !d-30,-17,10 !l6,-56,34,-24,6,-2,26,24,-4,56,28
    photo.artframe q0,0,112,100,8 q0,0,76,64,4 f-26,22,-8,-4,6,14,14,4,26,22 d16,-14,6
    photo.on.rectangle :1 r14,-15,108,84,16 :0 /@photo,82,-12,13
    photo.on.rectangle.angled :1 l14,-46,26,-60,-30,14,-52,22,-34 :0 /=photo,88,12,10,8
    photo.stack :1 s-26,-52,26,-52 s-40,-37,40,-37 :0 @photo,88,0,15
    photo.tv :1 =tv :0 =photo.fill,48,0,-8
    pickup.side g8,-62,28,-62,-2,-42,-6,-26,-34,8,-34,10,-6,62,-6,62,28 !s-28,-6,8,-6 /d-34,30,15
    pickup.side /d36,30,15
    pill g32,-52,18,18,-52,52,-18,-18,52 !s-18,-18,18,18
    pills g19,27.8,-5.6,-0.4,-33.8,-59.8,25.6,-31.6,53.8 !s-30,-4,-2,24 o38,32,23 !s28,42,48,22
    pip :1 q0,0,124,94,16 :0 b28,18,52,40,8
    pip.enter :1 l14,-58,2,-58,-44,60,-44,60,-12 l14,-58,-10,-58,42,-8,42 :0 b34,26,58,42,10
    pip.enter s-36,-22,-10,2 s-32,6,-8,6,-8,-18
    pip.exit :1 l14,-58,2,-58,-44,60,-44,60,-12 l14,-58,-10,-58,42,-8,42 :0 b34,26,58,42,10
    pip.exit s-34,-20,-8,4 s-36,2,-36,-22,-12,-22
    pip.swap q0,0,124,94,16 b30,20,50,36,8 s-34,-28,-8,-4 s-34,-12,-34,-28,-18,-28 s-8,-20,-8,-4,-24,-4
    placeholdertext.fill b-26,-26,64,24,10 b38,-26,36,24,10 b-34,8,48,24,10 b28,8,56,24,10
    placeholdertext.fill b-16,42,84,24,10
    platter.filled.bottom.iphone q0,0,64,116,16 b0,36,42,24,7
    platter.filled.top.iphone q0,0,64,116,16 b0,-36,42,24,7
    play.circle :1 o0,0,54.5 :0 !f-13,-20,21,0,-13,20
    play.desktopcomputer :1 =desktopcomputer :0 =play.fill,40,2,-14
    play.display :1 q0,-8,124,84,14 s-22,52,22,52 :0 f-12,-28,20,-8,-12,12
    play.house :1 g8,-46,50,-46,-8,0,-48,46,-8,46,50 :0 !=play.fill,46,2,12
    play.laptopcomputer :1 =laptopcomputer :0 =play.fill,40,2,-10
    play.rectangle :1 r0,0,122,94,18 :0 !f-13,-21,22,0,-13,21
    play.rectangle.on.rectangle :1 l14,-62,22,-62,-46,32,-46,32,-38 :0 /r12,12,100,76,14
    play.rectangle.on.rectangle !f4,-6,32,12,4,30
    play.square.stack :1 s-24,-54,24,-54 s-34,-38,34,-38 :0 r0,14,92,76,16 !f-12,-4,20,14,-12,32
    playpause p-60,-36,-4,0,-60,36 r20,0,20,82,6 r52,0,20,82,6
    plus.bubble :1 @bubble.left :0 !=plus,58,0,-7
    plus.capsule :1 r0,0,128,72,36 :0 !=plus,48
    plus.circle.dashed :1 *8a0,0,50,-14,14 :0 =plus,58
    plus.forwardslash.minus s-56,-26,-16,-26 s-36,-46,-36,-6 s34,-50,-34,50 s16,30,56,30
    plus.magnifyingglass =magnifyingglass s-24,-10,8,-10 s-8,-26,-8,6
    plus.message :1 @message :0 !=plus,58,0,-4
    plus.rectangle.on.rectangle :1 l14,-62,22,-62,-46,32,-46,32,-38 :0 /r12,12,100,76,14 !s-8,12,32,12 !s12,-8,12,32
    plus.rectangle.portrait :1 r0,0,88,112,18 :0 !=plus,50
    plus.square.dashed :1 *4S-46,-30,-45,-38,-38,-45,-30,-46 *4s-9,-46,9,-46 :0 =plus,58
    plus.square.fill.on.square.fill :1 b-14,-14,72,72,16 :0 /b14,14,72,72,16 -=plus,48,14,14
    plus.square.on.square :1 r14,-14,82,82,18 :0 /r-14,14,82,82,18 !s-32,14,4,14 !s-14,-4,-14,32
    plus.viewfinder :1 *4S-52,-26,-51,-40,-47,-47,-40,-51,-26,-52 :0 =plus,66
    point.3.connected.trianglepath.dotted c0,-38,13 c-40,32,13 c40,32,13 d-14,-13,4.5 d-20,-2,4.5 d-26,9,4.5
    point.3.connected.trianglepath.dotted d14,-13,4.5 d20,-2,4.5 d26,9,4.5 d-12,32,4.5 d0,32,4.5 d12,32,4.5
    point.bottomleft.forward.to.point.topright.scurvepath o-42,36,13 o42,-36,13
    point.bottomleft.forward.to.point.topright.scurvepath S-29,36,0,30,0,0,0,-30,29,-36
    point.topleft.down.to.point.bottomright.curvepath o-42,-36,13 o42,36,13
    point.topleft.down.to.point.bottomright.curvepath S-42,-22,-40,6,-20,0,0,0,20,0,40,-6,42,22
    point.topleft.filled.down.to.point.bottomright.curvepath d-42,-36,13 o42,36,13 S-42,-22,-40,6,-20,0,0,0,20,0,40,-6,42,22
    power a0,4,47,-57,237 s0,-52,0,-4
    power.dotted s0,-54,0,-8 a0,4,46,-50,-20 a0,4,46,0,30 a0,4,46,50,80 a0,4,46,100,130
    power.dotted a0,4,46,150,180 a0,4,46,200,230
    poweroff c0,0,50
    poweron s0,-50,0,50
    poweroutlet.type.a r0,0,100,100,20 !s-18,-16,-18,16 !s18,-16,18,16
    poweroutlet.type.b r0,0,100,100,20 !s-18,-26,-18,-4 !s18,-26,18,-4 !d0,24,11
    poweroutlet.type.c r0,0,100,100,20 !d-20,0,9 !d20,0,9
    powersleep P-6,-50,-30,-38,-48,-10,-42,22,-18,44,14,46,38,30,46,14,26,18,6,10,-10,-8,-12,-32
    printer l5,-32,-26,-32,-50,32,-50,32,-26 r0,2,118,56,16 /q0,28,68,48,8 !d42,-8,4.5
    purchased :1 a0,0,50,60,345 :0 =p,60,-2,0 s24,36,38,50,60,22
    pyramid g4,0,-50,56,30,0,52,-56,30 !s0,-46,0,48
    qrcode q-29,-29,42,42,9 b-29,-29,17,17,4 q29,-29,42,42,9 b29,-29,17,17,4 q-29,29,42,42,9
    qrcode b-29,29,17,17,4 b14,14,12,12,3 b29,29,12,12,3 b44,14,12,12,3 b14,44,12,12,3 b44,44,12,12,3
    qrcode.viewfinder :1 =viewfinder :0 q-17,-17,26,26,5 q17,-17,26,26,5 q-17,17,26,26,5
    qrcode.viewfinder b8,8,8,8,2 b17,17,8,8,2 b26,8,8,8,2 b8,26,8,8,2 b26,26,8,8,2
    questionmark.app.dashed :1 =app.dashed :0 =questionmark,56
    questionmark.bubble :1 @bubble.left :0 !=questionmark,58,0,-7
    questionmark.folder :1 @folder :0 !=questionmark,54,0,7
    questionmark.message :1 @message :0 !=questionmark,50,0,-6
    questionmark.square.dashed :1 =square.dashed :0 =questionmark,56
    questionmark.video :1 @video :0 !=questionmark,42,-22,0
    quote.bubble :1 @bubble.left :0 !=quote.opening,58,0,-7
    r.joystick :1 o0,0,54.5 :0 !=r,54
    rays *8s0,-27,0,-54
    receipt p-38,-54,38,-54,38,54,25,44,13,54,0,44,-13,54,-25,44,-38,54 !s-18,-28,18,-28
    receipt !s-18,-8,18,-8 !s-18,12,6,12
    rectangle.2.swap :1 r-26,-12,64,48,12 :0 /r26,14,64,48,12 :1 S8,-44,30,-44,42,-22
    rectangle.2.swap s32,-30,42,-20,50,-32 S-8,48,-30,46,-42,26 s-50,36,-42,24,-32,34
    rectangle.3.offgrid r-32,-26,52,40,8 r-32,28,52,40,8 r34,4,44,64,8
    rectangle.and.hand.point.up.left :1 r0,-10,120,84,16 :0 /=hand.point.up.left.fill,74,20,24
    rectangle.and.text.magnifyingglass :1 l14,-60,0,-60,-44,60,-44,60,-14 l14,-60,-10,-60,42,-6,42
    rectangle.and.text.magnifyingglass s-36,-16,16,-16 s-36,4,-8,4 :0 =magnifyingglass,58,28,22
    rectangle.arrowtriangle.2.inward q0,0,64,76,14 f-62,-14,-62,14,-44,0 f62,-14,62,14,44,0
    rectangle.arrowtriangle.2.outward q0,0,64,76,14 f-44,-14,-44,14,-62,0 f44,-14,44,14,62,0
    rectangle.badge.plus :1 @rectangle,92,-4,-4 :0 /=plus.circle.fill,54,48,32
    rectangle.bottomhalf.filled q0,0,124,90,16 b0,22,124,46,14
    rectangle.bottomthird.inset.filled q0,0,124,90,16 b0,21,100,24,7
    rectangle.center.inset.filled q0,0,124,90,16 b0,0,60,40,7
    rectangle.compress.vertical s-44,-9,44,-9 s-44,9,44,9 s0,-56,0,-28 s-13,-40,0,-27,13,-40 s0,56,0,28 s-13,40,0,27,13,40
    rectangle.expand.vertical s-44,-52,44,-52 s-44,52,44,52 s0,-30,0,30 s-15,-18,0,-32,15,-18 s-15,18,0,32,15,18
    rectangle.fill.on.rectangle.angled.fill :1 g10,-58,-22,18,-52,34,-8,-42,22 :0 /b10,16,96,66,12
    rectangle.fill.on.rectangle.fill :1 b-12,-12,100,70,14 :0 /b14,14,100,70,14
    rectangle.grid.1x3 r0,-34,108,26,8 r0,0,108,26,8 r0,34,108,26,8
    rectangle.grid.2x2 r-33,-26,56,42,9 r33,-26,56,42,9 r-33,26,56,42,9 r33,26,56,42,9
    rectangle.grid.3x1 r-40,0,32,88,8 r0,0,32,88,8 r40,0,32,88,8
    rectangle.grid.3x3 r-40,-32,32,24,6 r0,-32,32,24,6 r40,-32,32,24,6 r-40,0,32,24,6 r0,0,32,24,6
    rectangle.grid.3x3 r40,0,32,24,6 r-40,32,32,24,6 r0,32,32,24,6 r40,32,32,24,6
    rectangle.inset.filled q0,0,124,90,16 b0,0,90,56,8
    rectangle.landscape.rotate :1 q0,0,84,56,14 :0 a0,0,54,-80,-10 s40,-22,54,-8,62,-24
    rectangle.landscape.rotate a0,0,54,100,170 s-40,22,-54,8,-62,24
    rectangle.leadinghalf.filled q0,0,124,90,16 b-31,0,62,90,14
    rectangle.lefthalf.filled q0,0,124,90,16 b-31,0,62,90,14
    rectangle.lefthalf.inset.filled q0,0,124,90,16 b-25,0,40,58,7
    rectangle.lefthalf.inset.filled.arrow.left :1 q6,0,112,88,16 b-20,0,40,64,6 :0 s44,0,16,0
    rectangle.lefthalf.inset.filled.arrow.left s26,-11,15,0,26,11
    rectangle.on.rectangle :1 r11,-13,104,78,15 :0 /r-11,13,104,78,15
    rectangle.on.rectangle.angled :1 l14,-46,26,-60,-30,14,-52,22,-34 :0
    rectangle.on.rectangle.angled /g14,-38,-18,52,-30,62,40,-28,52
    rectangle.portrait.and.arrow.forward l14,14,-22,14,-54,-48,-54,-48,54,14,54,14,22 s-20,0,56,0 s38,-18,57,0,38,18
    rectangle.portrait.and.arrow.forward.fill b-17,0,70,116,16 /=arrow.right,84,22,0
    rectangle.portrait.and.arrow.right l14,14,-22,14,-54,-48,-54,-48,54,14,54,14,22 s-20,0,56,0 s38,-18,57,0,38,18
    rectangle.portrait.and.arrow.right.fill b-17,0,70,116,16 /=arrow.right,84,22,0
    rectangle.portrait.arrowtriangle.2.inward q0,0,52,104,14 f-58,-14,-58,14,-38,0
    rectangle.portrait.arrowtriangle.2.inward f58,-14,58,14,38,0
    rectangle.portrait.arrowtriangle.2.outward q0,0,52,104,14 f-38,-14,-38,14,-58,0
    rectangle.portrait.arrowtriangle.2.outward f38,-14,38,14,58,0
    rectangle.portrait.bottomhalf.filled q0,0,86,112,18 b0,28,86,56,14
    rectangle.portrait.inset.filled q0,0,86,112,18 b0,0,62,88,8
    rectangle.portrait.lefthalf.filled q0,0,86,112,18 b-21,0,44,112,14
    rectangle.portrait.on.rectangle.portrait :1 l14,-46,40,-46,-54,20,-54,20,-42 :0
    rectangle.portrait.on.rectangle.portrait /r12,10,72,92,14
    rectangle.portrait.righthalf.filled q0,0,86,112,18 b21,0,44,112,14
    rectangle.portrait.rotate :1 q0,0,56,84,14 :0 a0,0,54,-80,-10 s40,-22,54,-8,62,-24
    rectangle.portrait.rotate a0,0,54,100,170 s-40,22,-54,8,-62,24
    rectangle.portrait.tophalf.filled q0,0,86,112,18 b0,-28,86,56,14
    rectangle.righthalf.filled q0,0,124,90,16 b31,0,62,90,14
    rectangle.righthalf.inset.filled.arrow.right :1 q-6,0,112,88,16 b20,0,40,64,6 :0 s-44,0,-16,0
    rectangle.righthalf.inset.filled.arrow.right s-26,-11,-15,0,-26,11
    rectangle.roundedbottom p-58,-28,-57,-32,-55,-35,-52,-37,-48,-38,48,-38,52,-37,55,-35,57,-32,58,-28,58,6,56,18,49,29,38,36,26,38,-26,38,-38,36,-49,29,-56,18,-58,6
    rectangle.roundedtop p-58,-6,-56,-18,-49,-29,-38,-36,-26,-38,26,-38,38,-36,49,-29,56,-18,58,-6,58,28,57,32,55,35,52,37,48,38,-48,38,-52,37,-55,35,-57,32,-58,28
    rectangle.split.1x2 r0,0,124,96,16 !s-58,0,58,0
    rectangle.split.2x2 r0,0,124,96,16 !s-58,0,58,0 !s0,-44,0,44
    rectangle.split.3x1 r0,0,124,96,16 !s-20,-44,-20,44 !s20,-44,20,44
    rectangle.split.3x3 r0,0,124,96,16 !s-20,-44,-20,44 !s20,-44,20,44 !s-58,-16,58,-16
    rectangle.split.3x3 !s-58,16,58,16
    rectangle.stack.person.crop :1 s-38,-54,38,-54 s-46,-38,46,-38 r0,14,120,76,16 :0
    rectangle.stack.person.crop !=person.fill,54,0,16
    rectangle.tophalf.filled q0,0,124,90,16 b0,-22,124,46,14
    rectangle.topthird.inset.filled q0,0,124,90,16 b0,-21,100,24,7
    repeat l17,-52,4,-52,-26,44,-26 s29,-42,45,-26,29,-10 l17,52,-4,52,26,-44,26 s-29,10,-45,26,-29,42
    repeat.1 :1 l17,-52,4,-52,-26,44,-26 s29,-42,45,-26,29,-10 l17,52,-4,52,26,-44,26 s-29,10,-45,26,-29,42 :0 =1,40,0,0
    retarder.brakesignal c0,0,38 s-14,0,14,0 s2,-12,14,0,2,12 a0,0,54,140,220 a0,0,54,-40,40
    return l6,48,-30,48,8,-46,8 s-26,-12,-48,8,-26,28
    road.lanes s-30,-50,-56,50 s30,-50,56,50 s0,-50,0,-36 s0,-12,0,8 s0,32,0,50
    road.lanes.curved.left S-20,56,-24,10,-40,-30,-58,-52 S56,56,46,4,24,-32,-4,-54 s18,52,15,32
    road.lanes.curved.left s8,8,0,-12 s-14,-32,-26,-46
    road.lanes.curved.right S20,56,24,10,40,-30,58,-52 S-56,56,-46,4,-24,-32,4,-54 s-18,52,-15,32
    road.lanes.curved.right s-8,8,0,-12 s14,-32,26,-46
    ruler r0,0,124,50,10 !s-42,-22,-42,-3 !s-21,-22,-21,-10 !s0,-22,0,-3 !s21,-22,21,-10 !s42,-22,42,-3
    """
}
