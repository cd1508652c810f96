extension SymbolSketches {
  /// The rows whose names begin with an asterisk, digits, a and b.
  static let rowsFromAToB: StaticString = """
    *.arrow.circlepath :1 a0,0,51,-75,165 s-62,-4,-49,14,-34,-2 :0 =*,56
    *.arrow.trianglehead.counterclockwise.rotate.90 :1 a0,0,51,-75,165 s-62,-4,-49,14,-34,-2 :0
    *.arrow.trianglehead.counterclockwise.rotate.90 =*,56
    *.button.horizontal r0,0,124,64,32 !=*,44
    *.button.roundedbottom.horizontal p-58,-28,-57,-32,-55,-35,-52,-37,-48,-38,48,-38,52,-37,55,-35,57,-32,58,-28,58,6,56,18,49,29,38,36,26,38,-26,38,-38,36,-49,29,-56,18,-58,6
    *.button.roundedbottom.horizontal !=*,42
    *.button.roundedtop.horizontal p-58,-6,-56,-18,-49,-29,-38,-36,-26,-38,26,-38,38,-36,49,-29,56,-18,58,-6,58,28,57,32,55,35,52,37,48,38,-48,38,-52,37,-55,35,-57,32,-58,28
    *.button.roundedtop.horizontal !=*,42
    *.calendar r0,4,104,96,18 !s-50,-20,50,-20 s-26,-54,-26,-42 s26,-54,26,-42 !=*,44,0,17
    *.lane s-52,-46,-52,46 s52,-46,52,46 =*,72
    *.rectangle.roundedbottom p-58,-28,-57,-32,-55,-35,-52,-37,-48,-38,48,-38,52,-37,55,-35,57,-32,58,-28,58,6,56,18,49,29,38,36,26,38,-26,38,-38,36,-49,29,-56,18,-58,6
    *.rectangle.roundedbottom !=*,42
    *.rectangle.roundedtop p-58,-6,-56,-18,-49,-29,-38,-36,-26,-38,26,-38,38,-36,49,-29,56,-18,58,-6,58,28,57,32,55,35,52,37,48,38,-48,38,-52,37,-55,35,-57,32,-58,28
    *.rectangle.roundedtop !=*,42
    *.square.on.square :1 r14,-14,80,80,18 :0 /r-14,14,80,80,18 !=*,46,-14,14
    123.rectangle :1 r0,0,128,90,16 :0 !=textformat.123,50
    air.conditioner.horizontal r0,-20,120,52,12 s-40,-8,40,-8 S-34,20,-38,32,-34,40,-38,50
    air.conditioner.horizontal S0,20,-4,32,0,40,-4,50 S34,20,30,32,34,40,30,50
    air.conditioner.vertical r0,0,70,116,14 !s-18,-36,18,-36 !s-18,-20,18,-20 !d0,34,8
    air.purifier r0,0,76,112,18 !s-20,-36,20,-36 !c0,12,24 !d0,12,8
    airplane.ticket :1 g8,-58,-34,58,-34,58,-10,48,0,58,10,58,34,-58,34,-58,10,-48,0,-58,-10 :0
    airplane.ticket !=airplane,46
    airplayaudio f0,14,30,50,-30,50 a0,-4,50,135,405 a0,-4,31,138,402 a0,-4,12,150,390
    airpod.left F-2,-46,14,-42,20,-28,14,-14,4,-10,4,44,-6,44,-6,-10,-18,-18,-20,-32,-14,-42
    airpod.right F2,-46,-14,-42,-20,-28,-14,-14,-4,-10,-4,44,6,44,6,-10,18,-18,20,-32,14,-42
    airpods F-30,-46,-14,-42,-8,-28,-14,-14,-24,-10,-24,44,-34,44,-34,-10,-46,-18,-48,-32,-42,-42
    airpods F30,-46,14,-42,8,-28,14,-14,24,-10,24,44,34,44,34,-10,46,-18,48,-32,42,-42
    airpods.chargingcase r0,0,112,88,34 !s-52,-12,52,-12 !d0,10,5
    airpodsmax :0 r-40,16,26,58,12 r40,16,26,58,12 :1 S-40,-14,-36,-42,0,-54,36,-42,40,-14
    airpodspro F-30,-40,-14,-34,-6,-20,-12,-6,-22,-2,-25,38,-37,38,-35,-8,-46,-16,-48,-28,-42,-36
    airpodspro F30,-40,14,-34,6,-20,12,-6,22,-2,25,38,37,38,35,-8,46,-16,48,-28,42,-36
    airpodspro -s-16,-32,-8,-14 -s16,-32,8,-14
    alarm o0,6,47 !s0,-19,0,6 !s0,6,16,15 s-54,-30,-36,-49 s54,-30,36,-49
    alarm.waves.left.and.right :1 @alarm,74 :0 a0,4,56,150,205 a0,4,56,-25,30
    amplifier r0,6,112,92,12 !c-22,14,18 !c24,14,18 s-40,-50,40,-50
    angle s48,40,-48,40,26,-44 a-48,40,46,-48,0
    app.connected.to.app.below.fill b-22,-26,52,52,14 b26,30,44,44,12 s-22,0,-22,30,4,30
    app.dashed *4S-50,-24,-49,-38,-38,-49,-24,-50 *4s-8,-50,8,-50
    app.gift :1 r0,0,106,106,27 :0 !=gift.fill,56,0,-2
    appclip *8a0,0,50,-14,14 r0,0,52,52,16
    apple.image.playground :1 @photo :0 !=sparkles,40,0,-4
    apple.intelligence :0 c0,0,22 :1 *6a0,-36,18,150,390
    apple.writing.tools :0 =pencil,80,8,-8 :1 *3a0,0,54,80,120
    appletv r0,0,112,48,16 !d36,0,5
    applewatch r0,0,72,84,22 f-16,-60,16,-60,20,-46,-20,-46 f-20,46,20,46,16,60,-16,60 b41,-10,8,22,4
    applewatch.radiowaves.left.and.right :1 =applewatch,72 :0 a0,0,40,150,210 a0,0,56,150,210
    applewatch.radiowaves.left.and.right a0,0,40,-30,30 a0,0,56,-30,30
    applewatch.watchface r0,0,72,84,22 !s0,-22,0,2,16,10 s-18,-48,-16,-58,16,-58,18,-48
    applewatch.watchface s-18,48,-16,58,16,58,18,48
    apps.ipad r0,0,84,112,14 !b-16,-18,20,20,6 !b16,-18,20,20,6 !b-16,14,20,20,6 !b16,14,20,20,6
    apps.iphone r0,0,64,112,16 !b-12,-22,16,16,5 !b12,-22,16,16,5 !b-12,4,16,16,5 !b12,4,16,16,5
    apps.iphone.badge.plus :1 =apps.iphone,94,-6,-4 :0 /=plus.circle.fill,46,28,38
    aqi.high d0,0,13 *6d26,0,12.5 *12d48,0,11
    aqi.low d0,0,7 *6d22,0,7 *12d45,0,6
    aqi.medium d0,0,10 *6d23,0,9.5 *12d46,0,8.5
    arcade.stick :0 o0,-38,17 :1 s0,-22,0,22 :0 r0,38,104,28,10
    arcade.stick.and.arrow.left.and.arrow.right.outward :0 d0,-20,18 s0,-10,0,26 b0,42,76,22,8 :1
    arcade.stick.and.arrow.left.and.arrow.right.outward s-28,-20,-56,-20 s-46,-30,-58,-20,-46,-10
    arcade.stick.and.arrow.left.and.arrow.right.outward s28,-20,56,-20 s46,-30,58,-20,46,-10
    arcade.stick.and.arrow.up.and.arrow.down :0 d0,-18,18 s0,-10,0,26 b0,42,76,22,8 :1
    arcade.stick.and.arrow.up.and.arrow.down s46,-36,46,6 s34,-26,46,-38,58,-26 s34,-4,46,8,58,-4
    arcade.stick.console :1 r0,34,116,40,12 !d26,34,6 !d44,34,6 :0 s-20,14,-20,-22 o-20,-36,15
    arrow.2.circlepath *2a0,0,44,197,352 *2s28,-14,43,-3,56,-17
    arrow.2.squarepath l15,-46,18,-46,-36,24,-36 s10,-51,25,-36,10,-21 l15,46,-18,46,36,-24,36 s-10,21,-25,36,-10,51
    arrow.backward.circle.dotted :1 *16d50,0,4.5 :0 =arrow.backward,58
    arrow.circlepath a0,2,44,-50,250 s6,-52,22,-40,8,-26
    arrow.clockwise a0,4,47,-20,275 s-5,-63,17,-43,-5,-23
    arrow.clockwise.icloud :1 @cloud :0 !=arrow.clockwise,50,2,5
    arrow.counterclockwise a0,4,47,-95,200 s5,-63,-17,-43,5,-23
    arrow.counterclockwise.icloud :1 @cloud :0 !=arrow.counterclockwise,50,2,5
    arrow.down.backward.circle.dotted :1 *16d50,0,4.5 :0 =arrow.down.backward,58
    arrow.down.circle.dotted :1 *16d50,0,4.5 :0 =arrow.down,58
    arrow.down.doc @doc !s0,-10,0,32 !s-17,16,0,33,17,16
    arrow.down.document @document !s0,0,0,34 !s-14,21,0,35,14,21
    arrow.down.forward.circle.dotted :1 *16d50,0,4.5 :0 =arrow.down.forward,58
    arrow.down.heart :1 @heart :0 !s0,-20,0,16 !s-14,3,0,17,14,3
    arrow.down.left.circle.dotted :1 *16d50,0,4.5 :0 =arrow.down.left,58
    arrow.down.message :1 @message :0 !s0,-24,0,14 !s-15,0,0,15,15,0
    arrow.down.right.and.arrow.up.left s-49,-49,-11,-11 s-11,-43,-11,-11,-43,-11 s49,49,11,11 s11,43,11,11,43,11
    arrow.down.right.circle.dotted :1 *16d50,0,4.5 :0 =arrow.down.right,58
    arrow.down.to.line s0,-50,0,22 s-25,-3,0,23,25,-3 s-42,48,42,48
    arrow.down.to.line.compact s0,-40,0,18 s-22,-3,0,19,22,-3 s-34,40,34,40
    arrow.forward.circle.dotted :1 *16d50,0,4.5 :0 =arrow.right,58
    arrow.forward.folder :1 @folder :0 !=arrow.right,46,0,10
    arrow.left.and.line.vertical.and.arrow.right s0,-46,0,46 s16,0,60,0 s42,-18,60,0,42,18
    arrow.left.and.line.vertical.and.arrow.right s-16,0,-60,0 s-42,-18,-60,0,-42,18
    arrow.left.and.right s-56,0,56,0 s-38,-18,-57,0,-38,18 s38,-18,57,0,38,18
    arrow.left.and.right.righttriangle.left.righttriangle.right p-10,46,-56,46,-10,-18
    arrow.left.and.right.righttriangle.left.righttriangle.right p10,46,56,46,10,-18
    arrow.left.and.right.righttriangle.left.righttriangle.right s-40,-46,40,-46
    arrow.left.and.right.righttriangle.left.righttriangle.right s-28,-58,-41,-46,-28,-34
    arrow.left.and.right.righttriangle.left.righttriangle.right s28,-58,41,-46,28,-34
    arrow.left.arrow.right s-46,-22,46,-22 s25,-44,47,-22,25,0 s46,24,-46,24 s-25,2,-47,24,-25,46
    arrow.left.circle.dotted :1 *16d50,0,4.5 :0 =arrow.left,58
    arrow.left.to.line s50,0,-22,0 s3,-25,-23,0,3,25 s-48,-42,-48,42
    arrow.left.to.line.compact s40,0,-18,0 s3,-22,-19,0,3,22 s-40,-34,-40,34
    arrow.merge s0,-52,0,0,-40,50 s0,0,40,50 s-18,-34,0,-52,18,-34
    arrow.rectanglepath l15,-18,-32,54,-32,54,22 l15,18,32,-54,32,-54,-22 s-4,-48,-20,-32,-4,-16 s4,48,20,32,4,16
    arrow.right.and.line.vertical.and.arrow.left s0,-46,0,46 s16,0,60,0 s34,-18,16,0,34,18
    arrow.right.and.line.vertical.and.arrow.left s-16,0,-60,0 s-34,-18,-16,0,-34,18
    arrow.right.circle.dotted :1 *16d50,0,4.5 :0 =arrow.right,58
    arrow.right.to.line s-50,0,22,0 s-3,-25,23,0,-3,25 s48,-42,48,42
    arrow.right.to.line.compact s-40,0,18,0 s-3,-22,19,0,-3,22 s40,-34,40,34
    arrow.swap s-46,-16,46,-16 s24,-38,46,-16 s46,16,-46,16 s-24,38,-46,16
    arrow.triangle.2.circlepath *2a0,0,44,197,338 *2f45,8,31,-10,57,-12
    arrow.triangle.2.circlepath.icloud :1 @icloud :0 !=arrow.2.circlepath,46,2,6
    arrow.triangle.turn.up.right.circle :1 o0,0,54.5 :0 !s-18,24,-18,2,-10,-6,8,-6
    arrow.triangle.turn.up.right.circle !f8,-22,26,-6,8,10
    arrow.trianglehead.rectanglepath r0,0,104,72,16 s-14,-48,0,-36,-14,-24
    arrow.trianglehead.turn.up.right l14,-44,48,-44,-20,40,-20 s16,-44,42,-20,16,4
    arrow.trianglehead.turn.up.right.diamond :1 p0,-58,58,0,0,58,-58,0 :0 !s-18,22,-18,0,18,0
    arrow.trianglehead.turn.up.right.diamond !s6,-13,19,0,6,13
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down p-50,-10,50,-10,50,-52
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down p-50,10,50,10,50,52
    arrow.turn.down.right l10,-40,-44,-40,18,42,18 s22,-4,44,18,22,40
    arrow.turn.left.down s44,-40,-10,-40,-20,-36,-24,-26,-24,40 s-4,24,-24,44,-44,24
    arrow.turn.right.down s-44,-40,10,-40,20,-36,24,-26,24,40 s4,24,24,44,44,24
    arrow.turn.up.forward.iphone :1 @iphone,96,18,0 :0 s-48,40,-48,0,-26,0 s-36,-12,-24,0,-36,12
    arrow.up.and.down s0,-52,0,52 s-18,-34,0,-53,18,-34 s-18,34,0,53,18,34
    arrow.up.and.down.and.arrow.left.and.right s0,-52,0,52 s-52,0,52,0 s-16,-38,0,-54,16,-38 s-16,38,0,54,16,38
    arrow.up.and.down.and.arrow.left.and.right s-38,-16,-54,0,-38,16 s38,-16,54,0,38,16
    arrow.up.and.down.and.sparkles :1 =arrow.up.and.down,100,-30,0 :0 =sparkles,62,22,0
    arrow.up.and.down.righttriangle.up.righttriangle.down p-50,-10,50,-10,50,-52
    arrow.up.and.down.righttriangle.up.righttriangle.down p-50,10,50,10,50,52
    arrow.up.and.line.horizontal.and.arrow.down s-46,0,46,0 s0,16,0,60 s-18,42,0,60,18,42
    arrow.up.and.line.horizontal.and.arrow.down s0,-16,0,-60 s-18,-42,0,-60,18,-42
    arrow.up.arrow.down s-26,46,-26,-44 s-48,-23,-26,-45,-4,-23 s26,-46,26,44 s4,23,26,45,48,23
    arrow.up.backward.circle.dotted :1 *16d50,0,4.5 :0 =arrow.up.backward,58
    arrow.up.circle.dotted :1 *16d50,0,4.5 :0 =arrow.up,58
    arrow.up.doc @doc !s0,33,0,-9 !s-17,7,0,-10,17,7
    arrow.up.document @document !s0,2,0,36 !s-14,14,0,0,14,14
    arrow.up.folder :1 @folder :0 !=arrow.up,46,0,10
    arrow.up.forward.circle.dotted :1 *16d50,0,4.5 :0 =arrow.up.forward,58
    arrow.up.heart :1 @heart :0 !s0,-18,0,18 !s-14,-5,0,-19,14,-5
    arrow.up.left.and.arrow.down.right s-9,-9,-46,-46 s-46,-14,-46,-46,-14,-46 s9,9,46,46 s46,14,46,46,14,46
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left *4s14,-14,48,-48
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left *4s24,-50,50,-50,50,-24
    arrow.up.left.and.down.right.magnifyingglass :1 =magnifyingglass :0 s-28,-12,-28,-28,-12,-28
    arrow.up.left.and.down.right.magnifyingglass s4,-12,4,4,-12,4
    arrow.up.left.circle.dotted :1 *16d50,0,4.5 :0 =arrow.up.left,58
    arrow.up.message :1 @message :0 !s0,-22,0,16 !s-15,-8,0,-23,15,-8
    arrow.up.right.and.arrow.down.left s8,-8,50,-50 s18,-50,50,-50,50,-18 s-8,8,-50,50
    arrow.up.right.and.arrow.down.left s-18,50,-50,50,-50,18
    arrow.up.right.circle.dotted :1 *16d50,0,4.5 :0 =arrow.up.right,58
    arrow.up.right.video :1 @video :0 !=arrow.up.right,48,-22,0
    arrow.up.to.line s0,50,0,-22 s-25,3,0,-23,25,3 s-42,-48,42,-48
    arrow.up.to.line.compact s0,40,0,-18 s-22,3,0,-19,22,3 s-34,-40,34,-40
    arrow.uturn.backward s-50,-16,24,-16 a24,9,25,-90,90 s24,34,-12,34 s-30,-36,-50,-16,-30,4
    arrow.uturn.forward s50,-16,-24,-16 a-24,9,25,90,270 s-24,34,12,34 s30,-36,50,-16,30,4
    arrow.uturn.left s-50,-16,24,-16 a24,9,25,-90,90 s24,34,-12,34 s-30,-36,-50,-16,-30,4
    arrow.uturn.right s50,-16,-24,-16 a-24,9,25,90,270 s-24,34,12,34 s30,-36,50,-16,30,4
    arrow.uturn.up s-26,50,-26,-10,-22,-26,-8,-36,8,-36,22,-26,26,-10,26,40 s8,22,26,42,44,22
    arrowshape.bounce.right S-56,44,-50,8,-38,-8,-26,4,-18,42 S-18,42,-6,-2,14,-26,44,-30
    arrowshape.bounce.right s30,-48,50,-30,30,-12
    arrowshape.zigzag.forward p-58,24,-22,-22,10,12,30,-10,18,-22,56,-30,50,8,38,-2,10,32,-22,0,-44,36
    arrowshape.zigzag.right p-58,24,-22,-22,10,12,30,-10,18,-22,56,-30,50,8,38,-2,10,32,-22,0,-44,36
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right s0,-46,0,46 p-20,-24,-56,0,-20,24
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right p20,-24,56,0,20,24
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left s0,-46,0,46 p-56,-24,-20,0,-56,24
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left p56,-24,20,0,56,24
    aspectratio r0,0,124,88,16 !l8,-42,-4,-42,-26,-18,-26 !l8,42,4,42,26,18,26
    atom e0,0,56,20,30 e0,0,56,20,-30 e0,0,56,20,90 d0,0,9
    av.remote r0,0,48,120,18 !c0,-32,11 !d-9,4,4 !d9,4,4 !d-9,20,4 !d9,20,4
    axle.2 b-44,-34,16,40,5 b44,-34,16,40,5 b-44,34,16,40,5 b44,34,16,40,5 s-44,-34,44,-34
    axle.2 s-44,34,44,34 s0,-34,0,34
    backward.end.alt p56,-32,4,0,56,32 p0,-32,-50,0,0,32 s-56,-32,-56,32
    backward.frame p44,-38,-16,0,44,38 r-38,0,20,76,7
    badge.plus.radiowaves.right :0 =plus.circle.fill,60,-32,0 :1 a-32,0,46,-42,42 a-32,0,66,-42,42
    badge.plus.radiowaves.right a-32,0,86,-40,40
    bag g13,-44,-28,44,-28,48,52,-48,52 a0,-29,21,180,360 s-21,-29,-21,-14 s21,-29,21,-14
    bag.fill g13,-44,-28,44,-28,48,52,-48,52 a0,-30,21,180,360 -s-21,-23,-21,-12 -s21,-23,21,-12
    balloon e0,-14,36,44 !S14,-40,22,-30,24,-18 s-7,36,7,36,0,28,-7,36 S0,38,7,46,-5,54,2,62
    balloon.2 :1 e24,-16,27,34 S24,24,30,34,20,44,26,56 :0 /e-22,-8,28,36
    balloon.2 s-27,34,-17,34,-22,28,-27,34 S-22,36,-16,44,-26,52,-20,62
    bandage g26,-58,14,14,-58,58,-14,-14,58 !s-30,-14,14,30 !s-14,-30,30,14 !d0,-10,3.5 !d10,0,3.5
    bandage !d0,10,3.5 !d-10,0,3.5
    banknote r0,0,124,78,14 !o0,0,17 !d-44,0,5 !d44,0,5
    barometer c0,0,54.5 d0,6,8 s0,6,22,-18 a0,6,34,205,335 s-18,32,18,32
    battery.0percent :1 q-5,0,112,58,17 b59,0,7,22,3.5
    battery.100percent :1 q-5,0,112,58,17 b59,0,7,22,3.5 :0 b-5,0,96,42,10
    battery.100percent.bolt :1 q-5,0,112,58,17 b59,0,7,22,3.5 :0 b-5,0,96,42,10 /=bolt.fill,74,-5,0
    battery.25percent :1 q-5,0,112,58,17 b59,0,7,22,3.5 :0 b-41,0,24,42,10
    battery.50percent :1 q-5,0,112,58,17 b59,0,7,22,3.5 :0 b-29,0,48,42,10
    battery.75percent :1 q-5,0,112,58,17 b59,0,7,22,3.5 :0 b-17,0,72,42,10
    bed.double l14,-52,2,-52,-44,52,-44,52,2 !r-22,-12,34,22,8 !r22,-12,34,22,8
    bed.double g14,-60,2,60,2,60,36,-60,36 s-54,36,-54,50 s54,36,54,50
    bell.and.waveform :0 @bell,84,-14,0 :1 a-14,-6,52,-38,38 a-14,-6,66,-40,40
    bell.badge.waveform :0 @bell,84,-14,0 :1 a-14,-6,52,-38,38 a-14,-6,66,-40,40
    binoculars @&f0a5
    bird P-60,-22,-44,-28,-34,-40,-16,-44,0,-34,6,-18,24,-4,44,8,62,14,46,22,30,24,16,34,-4,38,-26,30,-40,12,-42,-8,-46,-18
    bird !d-24,-24,6 s-8,38,-8,54 s8,36,8,54
    blinds.vertical.closed s-56,-50,56,-50 r-36,2,10,88,3 r-24,2,10,88,3 r-12,2,10,88,3
    blinds.vertical.closed r0,2,10,88,3 r12,2,10,88,3 r24,2,10,88,3 r36,2,10,88,3
    blinds.vertical.open s-56,-50,56,-50 r-30,2,16,88,3 r-10,2,16,88,3 r10,2,16,88,3 r30,2,16,88,3
    bold @e238
    bolt.batteryblock r0,8,112,84,14 b-30,-42,24,12,5 b30,-42,24,12,5 :0 !=bolt.fill,52,0,8
    bolt.fill.batteryblock r0,8,112,84,14 b-30,-42,24,12,5 b30,-42,24,12,5 !=bolt.fill,52,0,8
    bolt.heart :1 @heart :0 !=bolt.fill,48,0,-2
    bolt.horizontal p-58,8,10,-30,2,-8,58,-8,-10,30,-2,8
    bolt.horizontal.icloud :1 @cloud :0 !=bolt.horizontal.fill,50,2,6
    bolt.house :1 g8,-46,50,-46,-8,0,-48,46,-8,46,50 :0 !=bolt.fill,52,0,12
    bolt.shield :1 @shield :0 !=bolt.fill,50,0,-2
    bolt.square :1 r0,0,100,100,20 :0 !=bolt.fill,58
    bolt.trianglebadge.exclamationmark :1 @bolt,96,-10,-4 :0
    bolt.trianglebadge.exclamationmark /=exclamationmark.triangle.fill,48,30,34
    bonjour :0 d0,0,11 :1 a0,0,30,110,430 a0,0,52,110,430
    book.and.wrench :1 @book,92,-6,-4 :0 /=wrench.adjustable.fill,56,34,28
    bookmark g7,-31,-50,31,-50,31,52,0,25,-31,52
    brain P0,-44,-10,-52,-24,-50,-32,-40,-46,-34,-50,-20,-56,-8,-54,8,-48,16,-46,30,-34,40,-20,46,-8,46,0,38,8,46,20,46,34,40,46,30,48,16,54,8,56,-8,50,-20,46,-34,32,-40,24,-50,10,-52
    brain !s0,-38,0,34 !S-20,-28,-28,-20,-26,-10,-36,-6 !S20,-28,28,-20,26,-10,36,-6
    brain !S-16,22,-22,14,-32,16 !S16,22,22,14,32,16
    brain.head.profile :1 S-12,54,-13,39,-30,39,-37,30,-37,15,-47,10,-38,-10,-34,-30,-14,-48,10,-53
    brain.head.profile S10,-53,34,-44,47,-20,43,6,31,24,29,54 :0 =brain.fill,46,6,-14
    brakesignal c0,0,38 =exclamationmark,46 a0,0,54,140,220 a0,0,54,-40,40
    briefcase r0,10,116,78,15 l8,-20,-29,-20,-46,20,-46,20,-29 !s-54,8,54,8
    bubble.and.pencil :1 @bubble.left,94,-6,4 :0 /=pencil,76,26,-18
    bubble.left g18,-60,-46,60,-46,60,32,-6,32,-34,56,-34,32,-60,32
    bubble.left.and.bubble.right :1 g13,-14,-10,62,-10,62,38,48,38,48,57,28,38,-14,38 :0 /g13,-62,-48,26,-48,26,14,-26,14,-46,35,-46,14,-62,14
    bubble.left.and.exclamationmark.bubble.right :1 @bubble.left,80,-14,-12 :0
    bubble.left.and.exclamationmark.bubble.right /@bubble.right,80,20,12 !=exclamationmark,36,20,8
    bubble.left.and.text.bubble.right :1 @bubble.left,80,-14,-12 :0 /@bubble.right,80,20,12
    bubble.left.and.text.bubble.right !s4,2,36,2 !s4,16,28,16
    bubble.middle.bottom g18,-58,-48,58,-48,58,30,20,30,0,50,-20,30,-58,30
    bubble.middle.top g18,-58,48,58,48,58,-20,30,-20,0,-50,-30,-20,-58,-20
    bubble.right g18,60,-46,-60,-46,-60,32,6,32,34,56,34,32,60,32
    bubbles.and.sparkles :1 @bubble.left.and.bubble.right,90,-6,8 :0 /=sparkles,50,38,-32
    building.2 r-26,0,56,112,8 g6,2,-18,54,-18,54,56,2,56 !b-38,-30,9,11,1 !b-15,-30,9,11,1
    building.2 !b-38,-4,9,11,1 !b-15,-4,9,11,1 !b-38,22,9,11,1 !b-15,22,9,11,1 !b28,6,10,11,1
    building.2 !b28,31,10,11,1
    building.2.crop.circle :1 o0,0,54.5 :0 !=building.2.fill,50
    button.angledbottom.horizontal.left g14,62,-34,62,34,-34,34,-62,-4,-62,-34
    button.angledbottom.horizontal.right g14,-62,-34,62,-34,62,-4,34,34,-62,34
    button.horizontal r0,0,124,64,32
    button.roundedbottom.horizontal p-58,-28,-57,-32,-55,-35,-52,-37,-48,-38,48,-38,52,-37,55,-35,57,-32,58,-28,58,6,56,18,49,29,38,36,26,38,-26,38,-38,36,-49,29,-56,18,-58,6
    button.roundedtop.horizontal p-58,-6,-56,-18,-49,-29,-38,-36,-26,-38,26,-38,38,-36,49,-29,56,-18,58,-6,58,28,57,32,55,35,52,37,48,38,-48,38,-52,37,-55,35,-57,32,-58,28
    """
}
