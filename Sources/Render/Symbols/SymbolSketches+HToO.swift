extension SymbolSketches {
  /// The rows whose names begin with h to o.
  static let rowsFromHToO: StaticString = """
    hammer g5,0.2,-13.2,49.7,36.3,38.3,47.7,-11.2,-1.8 /g6,18.5,-31.5,1.5,-48.5,-46.5,-0.5,-29.5,16.5
    hand.draw :0 @hand.point.up.left,84,6,14 :1 S-56,-34,-44,-50,-34,-38,-24,-50,-14,-40
    hand.point.up.braille :1 @hand.point.up,84,-10,8 :0 d28,-46,7 d48,-46,7 d28,-26,7 d48,-26,7
    hand.raised.app :1 r0,0,104,104,26 :0 !=hand.raised.fill,62
    handbag g9,-44,-14,44,-14,56,48,-56,48 S-24,2,-22,-34,0,-52,22,-34,24,2
    hands.and.sparkles :1 @hands.clap,84,-10,8 :0 =sparkles,46,40,-40
    hands.clap :1 @hand.raised,74,14,12,24 :0 /@hand.raised,74,-12,14,-10 :1 s-34,-44,-40,-56
    hands.clap s-8,-50,-6,-62 s20,-48,28,-60
    hands.sparkles :1 @hands.clap,88,-4,8 :0 =sparkle,40,40,-38
    hare P-58,26,-54,8,-40,-8,-20,-16,4,-14,20,-22,26,-30,12,-44,4,-56,20,-54,34,-40,38,-34,52,-26,58,-14,48,-6,38,0,36,14,44,26,56,32,52,38,36,38,20,26,-4,28,-16,40,-34,44,-40,38,-28,30,-46,34
    hare !d42,-20,4 !S-38,30,-40,14,-28,2,-12,4
    hat.cap P-50,16,-46,-18,-20,-38,10,-38,34,-22,38,8,60,16,64,24,30,22,-50,22
    headlight.daytime P8,-40,34,-36,54,-18,58,0,54,18,34,36,8,40 s-14,0,-58,0 s-14,-22,-50,-40
    headlight.daytime s-14,22,-50,40
    headlight.fog P8,-40,34,-36,54,-18,58,0,54,18,34,36,8,40 s-58,-14,-14,-24 s-58,6,-14,-4
    headlight.fog s-58,26,-14,16 S-38,-38,-30,-16,-42,6,-32,26,-40,44
    headlight.high.beam P8,-40,34,-36,54,-18,58,0,54,18,34,36,8,40 s-58,-30,-14,-30
    headlight.high.beam s-58,-10,-14,-10 s-58,10,-14,10 s-58,30,-14,30
    headlight.low.beam P8,-40,34,-36,54,-18,58,0,54,18,34,36,8,40 s-58,-14,-14,-30 s-58,6,-14,-10
    headlight.low.beam s-58,26,-14,10 s-58,46,-14,30
    hearingdevice.ear :0 =ear,100,8,0 :1 S-36,-44,-46,-24,-40,2
    heart p0,-32,-3,-37,-9,-41,-14,-45,-21,-46,-27,-46,-33,-45,-39,-42,-44,-38,-47,-32,-50,-26,-50,-20,-49,-11,-46,-3,-40,6,-34,14,-26,22,-18,30,-9,38,0,46,9,38,18,30,26,22,34,14,40,6,46,-3,49,-11,50,-20,50,-26,47,-32,44,-38,39,-42,33,-45,27,-46,21,-46,14,-45,9,-41,3,-37
    heart.rectangle :1 r0,0,124,90,16 :0 !=heart.fill,48,0,2
    heart.text.clipboard :1 r0,6,92,104,16 b0,-46,44,18,8 :0 !=heart.fill,38,0,-4 !s-18,34,18,34
    heart.text.square :1 r0,0,100,100,20 :0 !=heart.fill,42,0,-16 !s-24,27,24,27
    heater.vertical r0,0,80,112,16 !s-18,-36,-18,36 !s0,-36,0,36 !s18,-36,18,36
    hifispeaker.and.appletv :1 @appletv,66,-18,24 :0 /@hifispeaker,74,26,-4
    hifispeaker.and.homepod :1 @hifispeaker,86,-26,0 :0 @homepod,66,32,10
    hifispeaker.and.homepod.mini :1 @hifispeaker,86,-26,0 :0 @homepod.mini,58,34,16
    hifispeaker.arrow.forward :1 @hifispeaker,90,-18,0 :0 s34,0,64,0 s52,-13,65,0,52,13
    hockey.puck e0,-14,58,22 S-58,-14,-58,18,-40,32,0,38,40,32,58,18,58,-14
    homekit l8,-48,50,-48,-6,0,-48,48,-6,48,50,-48,50,-48,20 f-24,34,-24,6,0,-16,24,6,24,34
    homepod P-36,-40,-18,-50,0,-52,18,-50,36,-40,42,-20,44,6,42,28,34,44,16,52,0,53,-16,52,-34,44,-42,28,-44,6,-42,-20
    homepod !e0,-34,18,6
    homepod.2 :1 @homepod,70,-30,0 :0 @homepod,70,30,0
    homepod.and.appletv :1 @appletv,66,-18,24 :0 /@homepod,74,26,-4
    homepod.and.homepod.mini :1 @homepod,82,-24,0 :0 @homepod.mini,56,40,16
    homepod.arrow.forward :1 @homepod,84,-16,0 :0 s38,0,68,0 s56,-13,69,0,56,13
    homepod.mini P-36,-34,-20,-42,0,-44,20,-42,36,-34,46,-14,48,4,44,22,34,36,18,43,0,44,-18,43,-34,36,-44,22,-48,4,-46,-14
    homepod.mini !e0,-27,18,6
    homepod.mini.2 :1 @homepod.mini,70,-30,0 :0 @homepod.mini,70,30,0
    homepod.mini.and.appletv :1 @appletv,66,-18,24 :0 /@homepod.mini,74,26,-4
    homepod.mini.arrow.forward :1 @homepod.mini,84,-16,0 :0 s38,0,68,0 s56,-13,69,0,56,13
    homepodmini P-36,-34,-20,-42,0,-44,20,-42,36,-34,46,-14,48,4,44,22,34,36,18,43,0,44,-18,43,-34,36,-44,22,-48,4,-46,-14
    homepodmini !e0,-27,18,6
    homepodmini.2 :1 @homepodmini,70,-30,0 :0 @homepodmini,70,30,0
    homepodmini.and.appletv :1 @appletv,66,-18,24 :0 /@homepodmini,74,26,-4
    hourglass s-36,-54,36,-54 s-36,54,36,54 S-27,-54,-26,-36,-17,-18,-6,0,-17,18,-26,36,-27,54 S27,-54,26,-36,17,-18,6,0,17,18,26,36,27,54
    house.and.flag :1 @house,88,-8,8 :0 =flag.fill,42,46,-36
    house.fill f-41,-3,0,-38,41,-3,41,44,37,48,-37,48,-41,44 b36,-30,11,30,2 /s-59,0,0,-50,59,0 -b0,32,22,34,2
    humidifier r0,22,72,64,16 !d0,22,7 S0,-18,-6,-28,0,-38,-4,-52 S-22,-18,-28,-28,-22,-38,-26,-48
    humidifier S22,-18,16,-28,22,-38,18,-48
    humidity :0 @drop,92,-14,0 :1 s32,-6,56,-6 s36,14,60,14 s32,34,52,34
    icloud.and.arrow.down :1 @cloud :0 /=arrow.down,56,0,24
    icloud.and.arrow.up :1 @cloud :0 /=arrow.up,56,0,24
    info d0,-38,9.5 s-15,-12,2,-12,2,38 s-17,38,21,38
    info.bubble :1 @bubble.left :0 !=info,58,0,-7
    inset.filled.bottomhalf.rectangle q0,0,124,90,16 b0,17,100,32,7
    inset.filled.bottomhalf.rectangle.portrait q0,0,86,112,18 b0,24,62,42,7
    inset.filled.bottomhalf.tophalf.rectangle q0,0,124,90,16 b0,17,100,30,7 b0,-17,100,30,7
    inset.filled.bottomleading.bottomtrailing.rectangle q0,0,124,90,16 b-25,17,46,32,7
    inset.filled.bottomleading.bottomtrailing.rectangle b25,17,46,32,7
    inset.filled.bottomleading.rectangle q0,0,124,90,16 b-25,17,50,32,7
    inset.filled.bottomleading.rectangle.portrait q0,0,86,112,18 b-15,22,32,42,7
    inset.filled.bottomleft.bottomright.rectangle q0,0,124,90,16 b-25,17,46,32,7 b25,17,46,32,7
    inset.filled.bottomleft.rectangle q0,0,124,90,16 b-25,17,50,32,7
    inset.filled.bottomleft.rectangle.portrait q0,0,86,112,18 b-15,22,32,42,7
    inset.filled.bottomright.rectangle q0,0,124,90,16 b25,17,50,32,7
    inset.filled.bottomright.rectangle.portrait q0,0,86,112,18 b15,22,32,42,7
    inset.filled.bottomthird.rectangle q0,0,124,90,16 b0,22,100,22,7
    inset.filled.bottomthird.rectangle.portrait q0,0,86,112,18 b0,31,62,28,7
    inset.filled.bottomthird.square q0,0,100,100,20 b0,26,76,24,7
    inset.filled.bottomtrailing.rectangle q0,0,124,90,16 b25,17,50,32,7
    inset.filled.bottomtrailing.rectangle.portrait q0,0,86,112,18 b15,22,32,42,7
    inset.filled.capsule q0,0,124,72,36 b0,0,92,40,20
    inset.filled.capsule.portrait q0,0,72,124,36 b0,0,40,92,20
    inset.filled.center.rectangle q0,0,124,90,16 b0,0,60,40,7
    inset.filled.center.rectangle.portrait q0,0,86,112,18 b0,0,38,54,7
    inset.filled.diamond p0,-58,58,0,0,58,-58,0 f0,-36,36,0,0,36,-36,0
    inset.filled.leadinghalf.rectangle q0,0,124,90,16 b-27,0,48,66,7
    inset.filled.leadinghalf.rectangle.portrait q0,0,86,112,18 b-16,0,30,88,7
    inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle q0,0,124,90,16 b-27,0,48,66,7
    inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle b25,-17,46,32,7 b25,17,46,32,7
    inset.filled.leadinghalf.trailinghalf.rectangle q0,0,124,90,16 b-27,0,48,66,7 b27,0,48,66,7
    inset.filled.leadingthird.rectangle q0,0,124,90,16 b-37,0,28,66,7
    inset.filled.leadingthird.rectangle.portrait q0,0,86,112,18 b-22,0,18,88,7
    inset.filled.leadingthird.square q0,0,100,100,20 b-26,0,24,76,7
    inset.filled.lefthalf.rectangle.portrait q0,0,86,112,18 b-16,0,30,88,7
    inset.filled.lefthalf.righthalf.rectangle q0,0,124,90,16 b-27,0,48,66,7 b27,0,48,66,7
    inset.filled.lefthalf.topright.bottomright.rectangle q0,0,124,90,16 b-27,0,48,66,7
    inset.filled.lefthalf.topright.bottomright.rectangle b25,-17,46,32,7 b25,17,46,32,7
    inset.filled.leftthird.middlethird.rightthird.rectangle q0,0,124,90,16 b-36,0,26,66,6
    inset.filled.leftthird.middlethird.rightthird.rectangle b0,0,26,66,6 b36,0,26,66,6
    inset.filled.leftthird.rectangle q0,0,124,90,16 b-37,0,28,66,7
    inset.filled.leftthird.rectangle.portrait q0,0,86,112,18 b-22,0,18,88,7
    inset.filled.leftthird.square q0,0,100,100,20 b-26,0,24,76,7
    inset.filled.oval e0,0,60,40 E0,0,44,24
    inset.filled.oval.portrait e0,0,40,60 E0,0,24,44
    inset.filled.rectangle.badge.record :1 =rectangle.inset.filled,92,-6,-6 :0
    inset.filled.rectangle.badge.record /=record.circle,50,38,28
    inset.filled.righthalf.rectangle q0,0,124,90,16 b27,0,48,66,7
    inset.filled.righthalf.rectangle.portrait q0,0,86,112,18 b16,0,30,88,7
    inset.filled.rightthird.rectangle q0,0,124,90,16 b37,0,28,66,7
    inset.filled.rightthird.rectangle.portrait q0,0,86,112,18 b22,0,18,88,7
    inset.filled.rightthird.square q0,0,100,100,20 b26,0,24,76,7
    inset.filled.tophalf.bottomhalf.rectangle q0,0,124,90,16 b0,-17,100,30,7 b0,17,100,30,7
    inset.filled.tophalf.bottomleft.bottomright.rectangle q0,0,124,90,16 b0,-17,100,30,7
    inset.filled.tophalf.bottomleft.bottomright.rectangle b-25,17,46,32,7 b25,17,46,32,7
    inset.filled.tophalf.rectangle q0,0,124,90,16 b0,-17,100,32,7
    inset.filled.tophalf.rectangle.portrait q0,0,86,112,18 b0,-24,62,42,7
    inset.filled.topleading.bottomleading.trailinghalf.rectangle q0,0,124,90,16 b-25,-17,46,32,7
    inset.filled.topleading.bottomleading.trailinghalf.rectangle b-25,17,46,32,7 b27,0,48,66,7
    inset.filled.topleading.rectangle q0,0,124,90,16 b-25,-17,50,32,7
    inset.filled.topleading.rectangle.portrait q0,0,86,112,18 b-15,-22,32,42,7
    inset.filled.topleft.bottomleft.righthalf.rectangle q0,0,124,90,16 b-25,-17,46,32,7
    inset.filled.topleft.bottomleft.righthalf.rectangle b-25,17,46,32,7 b27,0,48,66,7
    inset.filled.topleft.rectangle q0,0,124,90,16 b-25,-17,50,32,7
    inset.filled.topleft.rectangle.portrait q0,0,86,112,18 b-15,-22,32,42,7
    inset.filled.topleft.topright.bottomhalf.rectangle q0,0,124,90,16 b-25,-17,46,32,7
    inset.filled.topleft.topright.bottomhalf.rectangle b25,-17,46,32,7 b0,17,100,30,7
    inset.filled.topleft.topright.bottomleft.bottomright.rectangle q0,0,124,90,16 b-25,-17,46,32,7
    inset.filled.topleft.topright.bottomleft.bottomright.rectangle b25,-17,46,32,7 b-25,17,46,32,7
    inset.filled.topleft.topright.bottomleft.bottomright.rectangle b25,17,46,32,7
    inset.filled.topright.rectangle q0,0,124,90,16 b25,-17,50,32,7
    inset.filled.topright.rectangle.portrait q0,0,86,112,18 b15,-22,32,42,7
    inset.filled.topthird.rectangle q0,0,124,90,16 b0,-22,100,22,7
    inset.filled.topthird.rectangle.portrait q0,0,86,112,18 b0,-31,62,28,7
    inset.filled.topthird.square q0,0,100,100,20 b0,-26,76,24,7
    inset.filled.toptrailing.rectangle q0,0,124,90,16 b25,-17,50,32,7
    inset.filled.toptrailing.rectangle.portrait q0,0,86,112,18 b15,-22,32,42,7
    inset.filled.trailinghalf.rectangle q0,0,124,90,16 b27,0,48,66,7
    inset.filled.trailinghalf.rectangle.portrait q0,0,86,112,18 b16,0,30,88,7
    inset.filled.trailingthird.rectangle q0,0,124,90,16 b37,0,28,66,7
    inset.filled.trailingthird.rectangle.portrait q0,0,86,112,18 b22,0,18,88,7
    inset.filled.trailingthird.square q0,0,100,100,20 b26,0,24,76,7
    ipad r0,0,84,112,14 s-13,44,13,44
    ipad.and.iphone :1 @ipad,92,-12,-4 :0 /@iphone,64,42,18
    ipad.landscape r0,0,112,84,14 s-13,30,13,30
    iphone r0,0,68,120,18 !s-9,-45,9,-45
    iphone.and.arrow.forward :1 l14,14,-20,14,-56,-46,-56,-46,56,14,56,14,20 s-22,-44,-10,-44 :0
    iphone.and.arrow.forward s-14,0,54,0 s36,-18,54,0,36,18
    iphone.gen1 r0,0,68,120,14 !d0,46,6 !s-29,-44,29,-44 !s-29,32,29,32
    iphone.gen2 r0,0,68,120,18 !s-11,-52,11,-52
    iphone.motion :1 =iphone,92 :0 S-46,-40,-52,-20,-46,0 S46,0,52,20,46,40
    iphone.rear.camera r0,0,64,112,16 !d-14,-36,9
    italic s-6,-44,28,-44 s-28,44,6,44 s11,-44,-11,44
    jacket g5,-18,-48,0,-36,18,-48,40,-38,58,34,42,40,34,10,34,48,-34,48,-34,10,-42,40,-58,34,-40,-38
    jacket !s0,-34,0,44
    key.card :1 r0,0,84,116,16 :0 !=key.horizontal.fill,62,0,12,-45 !s-14,-42,14,-42
    key.icloud :1 @cloud :0 !=key.horizontal.fill,50,2,6
    key.viewfinder :1 *4S-52,-26,-51,-40,-47,-47,-40,-51,-26,-52 :0 =key.horizontal.fill,56
    keyboard.badge.eye :1 @keyboard,92,-6,-6 :0 /=eye.fill,56,36,30
    l.joystick :1 o0,0,54.5 :0 !=l,54
    ladybug e0,8,33,42 !s0,-32,0,50 !d-15,-6,6.5 !d15,-6,6.5 !d-15,22,6.5 !d15,22,6.5
    ladybug S-19,-31,-15,-46,0,-52,15,-46,19,-31 s-34,-8,-52,-18 s34,-8,52,-18 s-35,12,-56,12
    ladybug s35,12,56,12 s-31,32,-50,44 s31,32,50,44
    lamp.desk :0 f-36,-52,-10,-26,-54,-10 s-16,-34,18,-24,0,44 s-30,50,34,50 :1 d-42,-14,9
    lamp.floor :0 f-16,-54,16,-54,28,-22,-28,-22 :1 s0,-20,0,52 s-20,54,20,54
    lamp.table :0 f-22,-50,22,-50,40,-8,-40,-8 :1 s0,-4,0,16 f-12,18,12,18,20,52,-20,52
    lanyardcard :1 s-20,-56,0,-26,20,-56 :0 r0,14,92,76,14 !s-12,-10,12,-10 !d-18,16,9
    lanyardcard !s10,12,28,12 !s10,30,28,30
    laptopcomputer r0,-10,98,72,13 s-62,44,62,44
    laptopcomputer.trianglebadge.exclamationmark :1 =laptopcomputer,92,-6,-6 :0
    laptopcomputer.trianglebadge.exclamationmark /=exclamationmark.triangle.fill,50,38,28
    lasso S-30,28,-52,14,-52,-14,-30,-36,4,-44,38,-36,54,-14,46,12,22,26,-8,28,-24,24
    lasso S-30,28,-40,18,-30,10,-18,18,-14,34,-28,52,-44,54
    latch.2.case r0,10,120,84,16 l8,-20,-32,-20,-52,20,-52,20,-32 !s-60,6,60,6 !b-30,10,14,18,4
    latch.2.case !b30,10,14,18,4
    laurel.leading S8,56,-10,46,-21,26,-24,2,-19,-22,-7,-44 E-22,52,4,12,-62 E-34,29,4,12,-36
    laurel.leading E-37,1,4,12,-12 E-32,-26,4,12,12 E-19,-48,4,12,34 E-6,24,3.5,10,30
    laurel.leading E-11,-1,3.5,10,28 E-5,-24,3.5,10,42 E3,-53,3.5,10,60
    laurel.trailing S-8,56,10,46,21,26,24,2,19,-22,7,-44 E22,52,4,12,62 E34,29,4,12,36
    laurel.trailing E37,1,4,12,12 E32,-26,4,12,-12 E19,-48,4,12,-34 E6,24,3.5,10,-30
    laurel.trailing E11,-1,3.5,10,-28 E5,-24,3.5,10,-42 E-3,-53,3.5,10,-60
    leaf.arrow.triangle.circlepath :0 =leaf.fill,58 :1 a0,0,54,-150,-20 s42,-34,52,-18,36,-12
    leaf.arrow.triangle.circlepath a0,0,54,30,160 s-42,34,-52,18,-36,12
    level r0,0,124,56,14 !r0,0,60,28,14 !d6,0,9
    light.beacon.max :0 P-26,22,-26,-14,-14,-28,14,-28,26,-14,26,22 r0,38,84,24,8 :1 s0,-46,0,-58
    light.beacon.max s-34,-32,-44,-42 s34,-32,44,-42 s-44,-4,-58,-4 s44,-4,58,-4
    light.max :0 f-40,26,-38,12,-28,-2,-12,-10,12,-10,28,-2,38,12,40,26 :1 s0,-30,0,-50
    light.max s-34,-20,-46,-36 s34,-20,46,-36 s-54,4,-68,-4 s54,4,68,-4
    light.min :0 f-40,26,-38,12,-28,-2,-12,-10,12,-10,28,-2,38,12,40,26 :1 s0,-28,0,-32
    light.min s-34,-18,-36,-21 s34,-18,36,-21
    light.ribbon S-56,-20,-30,-40,0,-16,30,8,56,-12 s-40,10,-44,30 s-10,20,-12,42 s22,34,22,54
    lightbulb.2 :1 @lightbulb,84,24,-4 :0 /@lightbulb,92,-18,4
    lightbulb.max :0 @lightbulb,72,0,10 :1 s0,-46,0,-58 s-32,-32,-41,-41 s32,-32,41,-41
    lightbulb.max s-44,0,-57,0 s44,0,57,0
    lightbulb.min :0 @lightbulb,72,0,10 :1 d0,-50,5 d-34,-34,5 d34,-34,5 d-48,0,5 d48,0,5
    lightspectrum.horizontal r0,0,124,60,16 !s-40,-14,-40,14 !s-22,-14,-22,14 !s2,-14,2,14
    lightspectrum.horizontal !s12,-14,12,14 !s40,-14,40,14
    lightswitch.off r0,0,72,112,18 !r0,0,34,64,10 !b0,14,16,18,5
    lightswitch.on r0,0,72,112,18 !r0,0,34,64,10 !b0,-14,16,18,5
    line.2.horizontal.decrease.circle :1 o0,0,54.5 :0 !s-25,-9,25,-9 !s-13,11,13,11
    line.3.crossed.swirl.circle o0,0,54 !S0,-54,-22,-18,22,18,0,54 !S-47,-27,-4,-28,4,28,47,27
    line.3.crossed.swirl.circle !S-47,27,-26,-10,26,10,47,-27
    line.3.horizontal.decrease s-54,-27,54,-27 s-34,0,34,0 s-14,27,14,27
    line.diagonal.arrow s-46,46,44,-44 s6,-46,46,-46,46,-6
    line.horizontal.star.fill.line.horizontal s-60,0,-30,0 =star.fill,46 s30,0,60,0
    lines.measurement.horizontal s-56,-40,-56,40 s56,-40,56,40 s-28,-16,-28,16 s0,-28,0,28
    lines.measurement.horizontal s28,-16,28,16
    lines.measurement.vertical s-40,-56,40,-56 s-40,56,40,56 s-16,-28,16,-28 s-28,0,28,0
    lines.measurement.vertical s-16,28,16,28
    link @capsule,60,-19,19,-45 /@capsule,60,19,-19,-45
    link.icloud :1 @cloud :0 !=link,62,2,6
    list.and.film :0 s-58,-40,-4,-40 s-58,-14,-4,-14 s-58,12,-4,12 s-58,38,-4,38 :1
    list.and.film q34,0,52,100,12 s18,-26,22,-26 s18,0,22,0 s18,26,22,26 s46,-26,50,-26 s46,0,50,0
    list.and.film s46,26,50,26
    list.bullet d-49,-34,7 d-49,0,7 d-49,34,7 s-26,-34,56,-34 s-26,0,56,0 s-26,34,56,34
    list.bullet.below.rectangle :1 r0,-30,116,44,12 :0 d-50,12,6 d-50,40,6 s-26,12,56,12
    list.bullet.below.rectangle s-26,40,56,40
    list.bullet.rectangle :1 r0,0,124,96,16 :0 !d-36,-22,5.5 !s-18,-22,38,-22 !d-36,0,5.5 !s-18,0,38,0 !d-36,22,5.5 !s-18,22,38,22
    list.bullet.rectangle.fill b0,0,124,90,16 -d-38,-20,5 -d-38,0,5 -d-38,20,5 -s-18,-20,36,-20
    list.bullet.rectangle.fill -s-18,0,36,0 -s-18,20,36,20
    list.bullet.rectangle.portrait r0,0,90,114,18 !d-24,-26,5 !s-8,-26,24,-26 !d-24,0,5
    list.bullet.rectangle.portrait !s-8,0,24,0 !d-24,26,5 !s-8,26,24,26
    list.dash s-56,-34,-44,-34 s-26,-34,56,-34 s-56,0,-44,0 s-26,0,56,0 s-56,34,-44,34 s-26,34,56,34
    list.dash.header.rectangle :1 r0,-30,116,44,12 :0 s-56,12,-46,12 s-56,40,-46,40 s-26,12,56,12
    list.dash.header.rectangle s-26,40,56,40
    list.number =1,36,-48,-34 =2,36,-48,0 =3,36,-48,34 s-26,-34,56,-34 s-26,0,56,0 s-26,34,56,34
    list.star :0 =star.fill,36,-42,-30 =star.fill,36,-42,4 =star.fill,36,-42,38 :1 s-12,-30,58,-30
    list.star s-12,4,58,4 s-12,38,58,38
    list.triangle :0 f-50,-38,-36,-30,-50,-22 f-50,-4,-36,4,-50,12 f-50,30,-36,38,-50,46 :1
    list.triangle s-12,-30,58,-30 s-12,4,58,4 s-12,38,58,38
    livephoto c0,0,11 c0,0,29 *22d0,-47,3.5
    lizard S-6,-34,-2,-20,0,-4,-2,14,4,28,18,38,34,38,44,30,40,20
    lizard F-8,-56,4,-48,4,-36,6,-22,8,-4,6,12,-6,14,-10,-4,-10,-22,-14,-36,-16,-48
    lizard s2,-26,22,-30,28,-44 s-8,-26,-28,-24,-34,-38 s4,4,22,8,26,24 s-6,4,-24,8,-28,24
    location.app :1 r0,0,104,104,26 :0 !=location.fill,58
    location.fill.viewfinder *4l13,-54,-28,-54,-54,-28,-54 =location.fill,58
    location.magnifyingglass :1 =magnifyingglass :0 =location.fill,36,-12,-12
    location.north.line @location.north,80,0,-10 s-32,52,32,52
    location.viewfinder c0,0,40 *4s0,-58,0,-42 d0,0,20
    lock r0,21,84,70,16 l23,-24,-12,-24,-56,24,-56,24,-12
    lock.applewatch @applewatch,94,-8,0 /=lock.fill,48,28,28
    lock.circle.dotted :1 *16d50,0,4.5 :0 =lock.fill,50
    lock.desktopcomputer :1 q0,-8,124,84,14 s-22,52,22,52 :0 =lock.fill,46,0,-8
    lock.display :1 =display :0 =lock.fill,44,0,-10
    lock.doc :1 @document :0 !=lock.fill,42,0,14
    lock.document :1 @document :0 !=lock.fill,48,0,14
    lock.heart :1 @heart :0 !=lock.fill,52,0,-4
    lock.icloud :1 @cloud :0 !=lock.fill,40,2,4
    lock.ipad @ipad,94,-8,0 /=lock.fill,48,30,30
    lock.laptopcomputer :1 =laptopcomputer :0 =lock.fill,40,0,-6
    lock.open r-15,21,84,70,16 l23,7,-12,7,-56,55,-56,55,-24
    lock.open.applewatch @applewatch,94,-8,0 /=lock.open.fill,48,28,28
    lock.open.desktopcomputer @desktopcomputer,94,-4,-4 /=lock.open.fill,48,36,24
    lock.open.display @display,94,-4,-4 /=lock.open.fill,48,36,24
    lock.open.ipad @ipad,94,-8,0 /=lock.open.fill,48,30,30
    lock.open.iphone @iphone,94,-8,0 /@lock.open,44,30,30
    lock.open.laptopcomputer @laptopcomputer,94,-4,-4 /=lock.open.fill,48,36,24
    lock.open.rotation :0 =lock.open.fill,56,2,2 :1 a0,0,52,-70,230 s-2,-62,14,-50,0,-38
    lock.rectangle :1 r0,0,124,90,16 :0 !=lock.fill,48,0,-1
    lock.rectangle.stack :1 s-36,-48,36,-48 s-48,-34,48,-34 :0 r0,16,120,76,16 !=lock.fill,52,0,16
    lock.rotation :1 =arrow.counterclockwise :0 =lock.fill,44,0,4
    lock.rotation.open :1 =arrow.counterclockwise :0 =lock.open.fill,44,0,4
    lock.shield :1 @shield :0 !=lock.fill,44,0,-2
    lock.square.stack :1 s-38,-54,38,-54 :0 r0,8,108,92,18 !=lock.fill,58,0,8
    long.text.page.and.pencil :1 r-6,0,80,112,16 s-26,-34,14,-34 s-26,-14,14,-14 s-26,6,6,6
    long.text.page.and.pencil s-26,26,-8,26 :0 /=pencil,62,26,28
    lungs P-8,-8,-12,-22,-24,-26,-38,-10,-50,14,-56,36,-50,48,-36,46,-18,36,-8,34
    lungs P8,-8,12,-22,24,-26,38,-10,50,14,56,36,50,48,36,46,18,36,8,34 s0,-54,0,-20
    macmini r0,0,124,50,16 !d46,0,5
    macpro.gen3 r0,2,72,100,12 !c-16,-26,7 !c16,-26,7 !c-16,-4,7 !c16,-4,7 !c-16,18,7 !c16,18,7
    macpro.gen3 s-26,-52,-14,-58,14,-58,26,-52 s-26,56,26,56
    macwindow r0,0,120,94,16 s-56,-21,56,-21 d-44,-34,4 d-31,-34,4 d-18,-34,4
    macwindow.and.pointer.arrow :1 @macwindow,94,-6,-6 :0 /=cursorarrow,60,34,26
    macwindow.on.rectangle :1 l14,-62,22,-62,-46,32,-46,32,-34 :0 /r12,12,100,76,14 !s-32,-8,56,-8
    magicmouse r0,0,60,108,30 !s0,-40,0,-26
    magnifyingglass c-9,-9,37 s18,18,48,48
    mail.and.text.magnifyingglass :1 @envelope,92,-6,-4 :0 /=magnifyingglass,58,34,26
    mappin.and.ellipse d0,-42,18 s0,-24,0,34
    mappin.and.ellipse S-16,14,-40,20,-52,33,-36,48,0,54,36,48,52,33,40,20,16,14
    medal o0,20,34 !=star.fill,38,0,20 s-12,-12,-34,-54,-8,-54,6,-26 s12,-12,34,-54,8,-54,2,-42
    medal.star :0 =star.circle.fill,70,0,18 :1 s-26,-54,-12,-20 s26,-54,12,-20 s0,-54,0,-26
    menubar.arrow.down.rectangle r0,0,124,92,14 s-58,-24,58,-24 s0,-8,0,34 s-16,18,0,34,16,18
    menubar.arrow.up.rectangle r0,0,124,92,14 s-58,-24,58,-24 s0,-8,0,34 s-16,8,0,-8,16,8
    menubar.dock.rectangle r0,0,124,92,14 s-58,-24,58,-24 b0,26,72,14,6
    menubar.rectangle r0,0,120,94,16 s-56,-21,56,-21
    menucard r0,0,84,112,12 !s0,-52,0,52 !s-26,-20,-14,-20 !s-26,0,-14,0 !s14,-20,26,-20
    menucard !s14,0,26,0
    message P-56,-4,-50,-26,-30,-42,0,-47,30,-42,50,-26,56,-4,50,18,30,33,2,38,-12,38,-26,50,-42,54,-36,44,-35,32,-50,16
    metronome g8,-18,-52,18,-52,40,50,-40,50 !s0,28,34,-44 !s-30,26,30,26
    mic r0,-20,38,72,19 a0,-6,34,0,180 s0,28,0,50 s-20,50,20,50
    minus.forwardslash.plus s-56,0,-26,0 s-16,44,18,-44 s28,0,60,0 s44,-16,44,16
    minus.magnifyingglass =magnifyingglass s-24,-10,8,-10
    minus.plus.batteryblock r0,8,112,84,14 b-30,-42,24,12,5 b30,-42,24,12,5 !s-38,8,-16,8
    minus.plus.batteryblock !s16,8,38,8 !s27,-3,27,19
    minus.rectangle.portrait :1 r0,0,88,112,18 :0 !=minus,50
    mirror.side.left g14,-54,-32,30,-32,30,26,-40,26 s30,-4,54,-4,54,34
    mirror.side.right g14,54,-32,-30,-32,-30,26,40,26 s-30,-4,-54,-4,-54,34
    moon.circle :1 @circle :0 !=moon.fill,52
    moon.haze :0 @moon,84,4,-14 :1gray /s-38,28,38,28 s-24,47,24,47
    moon.stars :1 @moon,94,-6,5 :0 f27,-48,32,-36,44,-31,32,-26,27,-14,22,-26,10,-31,22,-36
    moon.stars f46,-14,49,-6,57,-3,49,0,46,8,43,0,35,-3,43,-6
    moon.zzz :1 @moon,84,-10,10 :0 s2,-26,24,-26,2,-2,24,-2 s32,-54,48,-54,32,-36,48,-36
    moonphase.first.quarter c0,0,50
    moonphase.first.quarter f0,-52,-13.5,-50.2,-26,-45,-36.8,-36.8,-45,-26,-50.2,-13.5,-52,0,-50.2,13.5,-45,26,-36.8,36.8,-26,45,-13.5,50.2,0,52,0,50.2,0,45,0,36.8,0,26,0,13.5,0,0,0,-13.5,0,-26,0,-36.8,0,-45,0,-50.2
    moonphase.full.moon c0,0,50
    moonphase.last.quarter c0,0,50
    moonphase.last.quarter f0,-52,13.5,-50.2,26,-45,36.8,-36.8,45,-26,50.2,-13.5,52,0,50.2,13.5,45,26,36.8,36.8,26,45,13.5,50.2,0,52,0,50.2,0,45,0,36.8,0,26,0,13.5,0,0,0,-13.5,0,-26,0,-36.8,0,-45,0,-50.2
    moonphase.new.moon c0,0,50 d0,0,52
    moonphase.waning.crescent c0,0,50
    moonphase.waning.crescent f0,-52,13.5,-50.2,26,-45,36.8,-36.8,45,-26,50.2,-13.5,52,0,50.2,13.5,45,26,36.8,36.8,26,45,13.5,50.2,0,52,-6.7,50.2,-13,45,-18.4,36.8,-22.5,26,-25.1,13.5,-26,0,-25.1,-13.5,-22.5,-26,-18.4,-36.8,-13,-45,-6.7,-50.2
    moonphase.waning.gibbous c0,0,50
    moonphase.waning.gibbous f0,-52,13.5,-50.2,26,-45,36.8,-36.8,45,-26,50.2,-13.5,52,0,50.2,13.5,45,26,36.8,36.8,26,45,13.5,50.2,0,52,6.7,50.2,13,45,18.4,36.8,22.5,26,25.1,13.5,26,0,25.1,-13.5,22.5,-26,18.4,-36.8,13,-45,6.7,-50.2
    moonphase.waxing.crescent c0,0,50
    moonphase.waxing.crescent f0,-52,-13.5,-50.2,-26,-45,-36.8,-36.8,-45,-26,-50.2,-13.5,-52,0,-50.2,13.5,-45,26,-36.8,36.8,-26,45,-13.5,50.2,0,52,6.7,50.2,13,45,18.4,36.8,22.5,26,25.1,13.5,26,0,25.1,-13.5,22.5,-26,18.4,-36.8,13,-45,6.7,-50.2
    moonphase.waxing.gibbous c0,0,50
    moonphase.waxing.gibbous f0,-52,-13.5,-50.2,-26,-45,-36.8,-36.8,-45,-26,-50.2,-13.5,-52,0,-50.2,13.5,-45,26,-36.8,36.8,-26,45,-13.5,50.2,0,52,-6.7,50.2,-13,45,-18.4,36.8,-22.5,26,-25.1,13.5,-26,0,-25.1,-13.5,-22.5,-26,-18.4,-36.8,-13,-45,-6.7,-50.2
    moped c-38,34,18 c40,34,18 S-38,14,-14,16,4,34,20,34 s40,34,24,-40,6,-40
    moped S-52,2,-40,-8,-22,-8,-6,0,4,16
    mosaic r-34,-22,48,54,10 r28,-34,60,30,10 r-34,34,48,30,10 r28,22,60,54,10
    mount s0,-46,0,10 s-18,-6,0,12,18,-6 s-42,34,42,34 s-42,50,42,50
    mouth P-60,-4,-40,-20,-18,-34,0,-26,18,-34,40,-20,60,-4,40,22,18,36,0,38,-18,36,-40,22
    mouth !S-56,-4,-28,-6,0,-2,28,-6,56,-4
    move.3d s0,4,0,-46 s-14,-34,0,-48,14,-34 s0,4,-40,38 s-44,18,-44,40,-22,40 s0,4,40,38
    move.3d s44,18,44,40,22,40
    music.house :1 g8,-46,50,-46,-8,0,-48,46,-8,46,50 :0 !=music.note,54,0,12
    music.note E-15,40,20,15,-18 s2,38,2,-54
    music.note F0,-58,9,-47,25,-38,37,-20,33,2,29,-13,17,-23,0,-28
    music.note.house :1 @house :0 !=music.note,44,0,8
    music.note.square.stack :1 s-38,-54,38,-54 :0 r0,8,108,92,18 !=music.note,62,0,8
    music.pages :1 l10,-20,-54,44,-54,44,34 :0 r-10,8,76,92,14 !=music.note,58,-10,8
    music.quarternote.3 e-40,36,11,8,-20 s-28,34,-28,-18 e-2,40,11,8,-20 s10,38,10,-32
    music.quarternote.3 e36,30,11,8,-20 s48,28,48,-46
    mustache F0,-4,-14,-16,-30,-14,-40,2,-50,10,-66,4,-58,22,-38,28,-16,22,0,10,16,22,38,28,58,22,66,4,50,10,40,2,30,-14,14,-16
    network.badge.shield.half.filled :1 =network :0 /=shield.lefthalf.filled,56,36,30
    newspaper r-9,0,104,94,16 l14,41,-22,60,-22,60,40,50,47,34,47 !b-28,-14,30,28,3 !s6,-24,26,-24
    newspaper !s6,-6,26,-6 !s-41,18,26,18 !s-41,34,26,34
    nose S-8,-54,-10,-26,-30,14,-38,30,-26,44,-12,38,0,46,12,38,26,44,38,30,30,14,10,-26,8,-54
    note g15,-52,-50,52,-50,52,16,18,50,-52,50 l5,50,18,20,18,20,48
    note.text r0,0,108,100,20 !s-30,-18,30,-18 !s-30,1,30,1 !s-30,20,4,20
    oar.2.crossed s-40,44,30,-26 s40,44,-30,-26 e38,-36,10,18,45 e-38,-36,10,18,-45
    oilcan g6,-36,-6,22,-6,30,32,-36,32 s26,4,56,-22 l8,-36,22,-56,16,-56,-2,-36,4 s-18,-6,-18,-22
    oilcan s-30,-22,-6,-22 d58,4,7
    opticaldiscdrive r0,16,124,50,16 !d46,16,5 a0,0,54,205,335 s-30,14,20,14
    opticid *4S-52,-26,-51,-40,-47,-47,-40,-51,-26,-52 S-40,0,-22,-18,0,-24,22,-18,40,0
    opticid S-40,0,-22,18,0,24,22,18,40,0 d0,0,11
    option s16,-36,52,-36 l3,-52,-36,-20,-36,16,36,52,36
    oval e0,0,60,40
    oval.portrait e0,0,40,60
    oven r0,0,104,112,16 !d-32,-38,6 !d-12,-38,6 !s14,-38,34,-38 !r0,16,72,52,10 !s-20,4,20,4
    """
}
