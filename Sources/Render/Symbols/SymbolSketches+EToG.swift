extension SymbolSketches {
  /// The rows whose names begin with e to g.
  static let rowsFromEToG: StaticString = """
    ellipsis.bubble :1 @bubble.left :0 !d-26,-7,8 !d0,-7,8 !d26,-7,8
    ellipsis.calendar :1 =calendar :0 d-20,12,6 d0,12,6 d20,12,6
    ellipsis.curlybraces :1 =curlybraces :0 d-16,0,6 d0,0,6 d16,0,6
    ellipsis.message :1 @message :0 !d-26,-4,8 !d0,-4,8 !d26,-4,8
    ellipsis.rectangle r0,0,122,80,16 !d-28,0,8 !d0,0,8 !d28,0,8
    ellipsis.vertical.bubble :1 @bubble.left :0 !d0,-28,8 !d0,-6,8 !d0,16,8
    ellipsis.viewfinder :1 =viewfinder :0 =ellipsis,58
    entry.lever.keypad :0 r-24,0,52,112,16 !d-34,-30,5 !d-24,-30,5 !d-14,-30,5 !d-34,-14,5
    entry.lever.keypad !d-24,-14,5 !d-14,-14,5 !d-34,2,5 !d-24,2,5 !d-14,2,5 !d-24,30,10 :1
    entry.lever.keypad /b14,30,76,16,8
    envelope r0,0,124,92,16 !l8,-54,-36,0,12,54,-36
    envelope.arrow.triangle.branch :1 @envelope,92,-6,-6 :0 /=arrow.triangle.branch,52,44,30
    envelope.badge.shield.half.filled :1 @envelope,92,-6,-6 :0 /=shield.lefthalf.filled,52,40,26
    eraser g9,-50,19,5,-38,42,-17,-14,40,-38,40 !s-19,-7,17,17 s-14,40,44,40
    eraser.line.dashed :1 @eraser,84,4,-8 :0 s-56,50,-30,50 s-12,50,12,50 s30,50,56,50
    escape a4,4,46,-112,202 s10,10,-46,-46 s-46,-16,-46,-46,-16,-46
    esim g12,-40,-54,12,-54,40,-26,40,54,-40,54 !r0,16,40,34,8
    exclamationmark.applewatch @applewatch !=exclamationmark,46
    exclamationmark.bubble :1 @bubble.left :0 !=exclamationmark,58,0,-7
    exclamationmark.icloud :1 @cloud :0 !=exclamationmark,60,3,6
    exclamationmark.lock @lock !=exclamationmark,40,0,18
    exclamationmark.magnifyingglass :1 =magnifyingglass :0 =exclamationmark,46,-10,-9
    exclamationmark.message :1 @message :0 !=exclamationmark,52,0,-6
    exclamationmark.octagon :1 g9,-21,-50,21,-50,50,-21,50,21,21,50,-21,50,-50,21,-50,-21 :0 !s0,-26,0,6 !d0,25,6.5
    exclamationmark.questionmark =exclamationmark,84,-28,0 =questionmark,84,22,0
    exclamationmark.triangle :1 g15,0,-48.5,51.5,41.6,-51.5,41.6 :0 !s0,-17,0,9 !d0,25,6.5
    exclamationmark.warninglight :1 P-30,36,-30,-16,-16,-34,16,-34,30,-16,30,36 s-44,48,44,48 :0
    exclamationmark.warninglight !=exclamationmark,46,0,4
    externaldrive.badge.icloud :1 @externaldrive,92,-6,-6 :0 /=icloud.fill,56,34,28
    externaldrive.badge.timemachine :1 @externaldrive,92,-6,-6 :0 /=clock.arrow.circlepath,50,38,26
    externaldrive.connected.to.line.below @externaldrive,84,0,-24 s0,10,0,36 s-56,44,-14,44
    externaldrive.connected.to.line.below s14,44,56,44 o0,44,14
    eye.half.closed :0 S-60,-4,-34,24,0,32,34,24,60,-4 s0,32,0,52 s-32,24,-42,42 s32,24,42,42
    eye.trianglebadge.exclamationmark :1 @eye,92,-4,-4 :0 /=exclamationmark.triangle.fill,52,42,26
    eyebrow F-58,14,-40,-10,-8,-24,30,-18,56,0,28,-4,-4,-6,-34,6
    eyedropper.full =eyedropper.halffull
    eyes e-28,0,24,38 e28,0,24,38 !E-18,8,5,10 !E38,8,5,10
    face.dashed *12a0,0,46,-98,-82 d-15,-12,6 d15,-12,6 a0,4,22,30,150
    face.smiling.fill o0,0,54.5 !E-17,-14,3,6 !E17,-14,3,6 !S-24,12,-14,26,0,31,14,26,24,12
    face.smiling.inverse d0,0,54.5 -E-17,-14,3,6 -E17,-14,3,6 -S-24,12,-14,26,0,31,14,26,24,12
    faceid *4S-52,-26,-51,-40,-47,-47,-40,-51,-26,-52 s-22,-20,-22,-10 s22,-20,22,-10
    faceid S3,-20,3,2,0,8,-6,8 S-20,24,-10,31,0,33,10,31,20,24
    fan.desk :1 @fan,80,0,-12 :0 s0,30,0,50 s-28,52,28,52
    faxmachine r8,14,104,72,12 !r26,4,44,22,4 !d8,34,4.5 !d26,34,4.5 !d44,34,4.5 r-46,10,20,84,8
    faxmachine l6,-14,-24,-14,-54,40,-54,40,-24
    figure.2 =figure.stand,88,-24,0 =figure.stand,88,24,0
    figure.2.arms.open =figure.arms.open,84,-32,0 =figure.arms.open,84,32,0
    figure.american.football :1 =figure.run,90,-8,4 :0 =football.fill,38,44,-40
    figure.archery :1 =figure.arms.open,88,-10,4 :0 a8,-6,44,-60,60 s30,-44,30,32 s-10,-8,58,-8
    figure.australian.football :1 =figure.run,90,-8,4 :0 =football.fill,38,44,-40
    figure.badminton :1 =figure.handball,88,-8,6 :0 o44,-40,13 s36,-30,26,-18
    figure.barre :1 =figure.arms.open,92,-8,0 :0 s44,-10,44,54 s26,-10,60,-10
    figure.baseball :1 =figure.handball,88,-8,6 :0 s24,-24,54,-54 d-44,-40,9
    figure.basketball :1 =figure.handball,90,-6,8 :0 =basketball.fill,38,44,-42
    figure.bowling :1 =figure.run,90,-8,0 :0 d44,44,14
    figure.boxing d-10,-45,11 s-10,-24,-4,10,-22,30,-26,56 s-4,10,16,28,20,56 s-10,-22,16,-14,40,-26 d46,-28,9
    figure.boxing s-10,-20,0,-2,18,-6 d22,-8,9
    figure.child.and.lock :1 =figure.child,92,-20,0 :0 =lock.fill,48,34,24
    figure.climbing :1 =figure.arms.open,80,-14,0,-12 :0 s14,58,34,20,30,-8,54,-56
    figure.cooldown d-6,-46,11 s-6,-24,-4,8,-18,28,-20,56 s-4,8,16,26,22,54 s-6,-24,20,-34,38,-52
    figure.cooldown s-6,-22,-30,-12,-38,8
    figure.core.training :0 d-46,-4,10 s-34,8,4,26,32,-6,54,26 s-20,14,6,-12
    figure.cross.training :1 =figure.arms.open,88,0,6 :0 s-46,-52,46,-52 d-46,-52,9 d46,-52,9
    figure.curling :1 =figure.walk,84,-8,-4 :0 b40,46,34,14,6 s40,38,40,28,28,28
    figure.dance =figure.arms.open,100,0,0,12
    figure.disc.sports :1 =figure.handball,88,-8,6 :0 E42,-44,18,6,-10
    figure.elliptical :1 =figure.walk,84,-6,-8 :0 e0,44,46,10,-8 s44,-30,36,40
    figure.equestrian.sports d0,-46,11 s0,-26,-6,2,14,20 s0,-22,22,-6
    figure.equestrian.sports S-54,30,-40,10,0,12,26,8,40,-16,56,-8 s-36,22,-44,54 s30,18,40,52
    figure.fall =figure.walk,96,0,0,38
    figure.fencing :1 =figure.run,88,-10,2 :0 s20,-8,60,-26
    figure.fishing :1 =figure.arms.open,84,-22,6 :0 s8,-14,50,-54 s50,-54,50,12
    figure.golf :1 =figure.wave,88,-10,2 :0 s16,10,40,52,52,52
    figure.hand.cycling d-18,-40,11 s-18,-20,-10,6,24,14,44,30 s-14,-14,14,-18 c36,34,20 c-34,36,18
    figure.highintensity.intervaltraining :1 =figure.run,90,-10,6 :0 =bolt.fill,46,42,-36
    figure.hockey :1 =figure.run,84,-12,-4 :0 s10,0,36,52,54,52
    figure.hunting :1 =figure.walk,88,-10,2 :0 s-6,-18,56,-34
    figure.ice.hockey :1 =figure.run,84,-12,-4 :0 s10,0,36,52,54,52
    figure.indoor.soccer :1 =figure.run,90,-10,0 :0 =soccerball,38,44,42
    figure.jumprope :1 =figure.arms.open,92,0,0 :0 S-46,-16,-54,20,-30,50,0,58,30,50,54,20,46,-16
    figure.lacrosse :1 =figure.run,88,-8,4 :0 s6,4,48,-44 o46,-46,11
    figure.mixed.cardio :1 =figure.run,92,-10,4 :0 =heart.fill,42,40,-36
    figure.outdoor.soccer :1 =figure.run,90,-10,0 :0 =soccerball,38,44,42
    figure.pickleball :1 =figure.handball,88,-8,6 :0 o42,-42,12 s34,-32,26,-20 d-40,-44,7
    figure.pilates :0 d-48,10,10 s-36,22,10,26,54,-34 s-22,22,18,0
    figure.racquetball :1 =figure.handball,88,-8,6 :0 o42,-42,12 s34,-32,26,-20 d-40,-44,7
    figure.rugby :1 =figure.run,90,-8,4 :0 =football.fill,38,44,-40
    figure.run.square.stack :1 s-38,-54,38,-54 :0 r0,8,108,92,18 !=figure.run,60,0,8
    figure.run.treadmill :1 =figure.run,84,-10,-8 :0 s-50,50,44,50,52,-20,38,-20
    figure.seated.seatbelt d0,-46,11 s-24,-24,24,-24 s-24,-24,-28,14 s24,-24,28,14 s-16,10,16,10
    figure.seated.seatbelt s-16,10,-26,54 s16,10,26,54 s20,-22,-16,8
    figure.seated.side d-4,-46,11 s-6,-24,-10,18,30,18,34,54 s-6,-16,18,-2 s-34,-20,-30,42,6,42
    figure.skiing.crosscountry :1 =figure.walk,86,-4,-6 :0 s-56,52,56,52 s-30,-18,-54,48
    figure.skiing.crosscountry s28,-10,46,48
    figure.soccer :1 =figure.run,90,-10,0 :0 =soccerball,38,44,42
    figure.socialdance :1 =figure.dance,86,-22,0 :0 =figure.wave,86,24,0
    figure.softball :1 =figure.handball,88,-8,6 :0 s24,-24,54,-54 d-44,-40,9
    figure.squash :1 =figure.handball,88,-8,6 :0 o42,-42,12 s34,-32,26,-20 d-40,-44,7
    figure.stair.stepper :1 =figure.walk,84,-8,-10 :0 s-44,54,-10,54,-10,44,24,44,24,34,50,34
    figure.stairs :1 =figure.walk,80,-12,-14 :0 s-48,54,-14,54,-14,38,20,38,20,22,54,22
    figure.stand.line.dotted.figure.stand :0 =figure.stand,88,-40,0 =figure.stand,88,40,0 :1
    figure.stand.line.dotted.figure.stand d0,-36,4.5 d0,-18,4.5 d0,0,4.5 d0,18,4.5 d0,36,4.5
    figure.step.training :1 =figure.walk,84,-8,-10 :0 b10,50,76,12,4
    figure.strengthtraining.functional :1 =figure.arms.open,88,0,6 :0 d-50,-30,10 d50,-30,10
    figure.strengthtraining.traditional d0,-28,11 s-48,-42,48,-42 b-50,-42,12,34,5 b50,-42,12,34,5
    figure.strengthtraining.traditional s0,-8,0,18 s-22,-40,-16,-12,0,-8,16,-12,22,-40
    figure.strengthtraining.traditional s0,18,-18,34,-18,58 s0,18,18,34,18,58
    figure.taichi d0,-46,11 s0,-26,0,6,-26,22,-36,54 s0,6,26,20,30,54 s0,-23,-26,-15,-46,-30 s0,-23,26,-16,46,-2
    figure.tennis :1 =figure.handball,88,-8,6 :0 o42,-42,14 s34,-32,24,-18 d-40,-44,7
    figure.track.and.field :1 =figure.run,90,0,-6 :0 s-50,54,50,54
    figure.volleyball :1 =figure.handball,90,-6,8 :0 =volleyball.fill,38,44,-42
    figure.walk.arrival :1 =figure.walk,92,-20,0 :0 s58,-50,58,50 s26,0,48,0 s38,-12,50,0,38,12
    figure.walk.departure :1 =figure.walk,92,20,0 :0 s-58,-50,-58,50 s-48,0,-26,0
    figure.walk.departure s-36,-12,-24,0,-36,12
    figure.walk.treadmill :1 =figure.walk,84,-10,-8 :0 s-50,50,44,50,52,-20,38,-20
    filemenu.and.cursorarrow :1 r-8,2,92,100,14 s-54,-28,38,-28 s-36,-4,14,-4 s-36,18,2,18 :0
    filemenu.and.cursorarrow /=cursorarrow,60,28,28
    filemenu.and.selection q0,0,92,112,16 s-26,-36,26,-36 b0,-8,92,28,2 -s-26,-8,26,-8
    filemenu.and.selection s-26,20,26,20 s-26,38,10,38
    film r0,0,118,94,16 !s-33,-43,-33,43 !s33,-43,33,43 !s-33,0,33,0 !s-54,-15,-35,-15 !s-54,15,-35,15 !s35,-15,54,-15 !s35,15,54,15
    fireworks *8s0,-16,0,-36 *8d0,-52,5
    flag g5,-38,-50,-20,-54,-2,-50,16,-43,30,-43,42,-48,42,8,30,13,16,13,-2,6,-20,3,-38,7
    flag s-38,-50,-38,58
    flag.2.crossed s-34,-50,30,56 s34,-50,-30,56 p-34,-50,-62,-40,-56,-2,-16,-18
    flag.2.crossed p34,-50,62,-40,56,-2,16,-18
    flag.and.flag.filled.crossed s-34,-50,30,56 s34,-50,-30,56 p-34,-50,-62,-40,-56,-2,-16,-18
    flag.and.flag.filled.crossed f34,-50,62,-40,56,-2,16,-18
    flag.filled.and.flag.crossed s-34,-50,30,56 s34,-50,-30,56 f-34,-50,-62,-40,-56,-2,-16,-18
    flag.filled.and.flag.crossed p34,-50,62,-40,56,-2,16,-18
    flip.horizontal.fill f-16,44,-16,-36,-56,44 f16,44,16,-36,56,44 s0,-56,0,56
    flipphone q0,-30,54,50,12 q0,28,54,54,12 d-13,20,4 d0,20,4 d13,20,4 d-13,36,4 d0,36,4 d13,36,4
    flowchart :0 r-34,-36,44,30,8 r34,-36,44,30,8 r34,38,44,30,8 :1 s-12,-36,12,-36 s34,-20,34,22
    folder.badge.person.crop :1 =folder,94,-6,-6 :0 /=person.crop.circle.fill,52,38,28
    folder.fill.badge.person.crop :1 =folder.fill,94,-6,-6 :0 /=person.crop.circle.fill,52,38,28
    forward.end.alt p-56,-32,-4,0,-56,32 p0,-32,50,0,0,32 s56,-32,56,32
    forward.frame p-44,-38,16,0,-44,38 r38,0,20,76,7
    fossil.shell S6,0,6.5,3.8,4.5,7.8,0,10.6,-6,10.5,-11.8,6.8,-15.1,0,-14.4,-8.3,-9.1,-15.7,0,-19.7,10.6,-18.4,19.7,-11.4,24.2,0,22.3,12.9,13.6,23.6,0,28.8,-15.2,26.3,-27.6,15.9,-33.4,0,-32,-20,-20,-36,0,-42,24,-38,42,-24,50,0,50,22,44,46
    fossil.shell s22,13,44,46
    frying.pan o-18,14,42 !c-18,14,30 s16,-12,56,-46
    fx =&f295,90,-22,0 =xmark,52,28,12
    gauge.high a0,6,50,150,390 d0,10,9 s0,10,28,-12
    gauge.low a0,6,50,150,390 d0,10,9 s0,10,-28,-12
    gauge.medium a0,6,50,150,390 d0,10,9 s0,10,0,-24
    gauge.open.with.lines.needle.33percent :1 a0,10,54,150,390 s-28,10,-36,10 s28,10,36,10
    gauge.open.with.lines.needle.33percent s0,-18,0,-26 :0 s0,10,-18,-16 d0,10,9
    gauge.with.dots.needle.0percent o0,0,54.5 !d32,0,5.5 !d-23,-23,5.5 !d23,-23,5.5 !d23,23,5.5
    gauge.with.dots.needle.0percent !d-32,0,5.5 !d0,-33,5.5 !d0,2,9 !s0,2,-24,24
    gauge.with.dots.needle.100percent o0,0,54.5 !d-32,0,5.5 !d-23,-23,5.5 !d23,-23,5.5
    gauge.with.dots.needle.100percent !d-23,23,5.5 !d32,0,5.5 !d0,-33,5.5 !d0,2,9 !s0,2,24,24
    gauge.with.dots.needle.33percent o0,0,54.5 !d32,0,5.5 !d0,-33,5.5 !d23,-23,5.5 !d23,23,5.5
    gauge.with.dots.needle.33percent !d-23,23,5.5 !d-32,0,5.5 !d0,2,9 !s0,2,-24,-22
    gauge.with.dots.needle.50percent o0,0,54.5 !d-32,0,5.5 !d-23,-23,5.5 !d23,-23,5.5 !d32,0,5.5
    gauge.with.dots.needle.50percent !d-23,23,5.5 !d23,23,5.5 !d0,2,9 !s0,2,0,-34
    gauge.with.dots.needle.67percent o0,0,54.5 !d-32,0,5.5 !d0,-33,5.5 !d-23,-23,5.5 !d23,23,5.5
    gauge.with.dots.needle.67percent !d-23,23,5.5 !d32,0,5.5 !d0,2,9 !s0,2,24,-22
    gauge.with.dots.needle.bottom.0percent o0,0,54.5 !d-10,-22,5.5 !d-27,-14,5.5 !d24,-17,5.5
    gauge.with.dots.needle.bottom.0percent !d34,8,5.5 !d8,-26,5.5 !d0,18,9 !s0,18,-34,10
    gauge.with.dots.needle.bottom.100percent o0,0,54.5 !d10,-24,5.5 !d27,-14,5.5 !d-24,-17,5.5
    gauge.with.dots.needle.bottom.100percent !d-34,8,5.5 !d-8,-26,5.5 !d0,18,9 !s0,18,34,10
    gauge.with.dots.needle.bottom.50percent o0,0,54.5 !d-34,8,5.5 !d-27,-17,5.5 !d27,-17,5.5
    gauge.with.dots.needle.bottom.50percent !d34,8,5.5 !d0,18,9 !s0,18,0,-32
    gauge.with.needle o0,0,54.5 !d0,8,9 !s0,8,20,-24
    gear o0,0,42 *8s0,-45,0,-52 *8s17.2,-41.6,19.9,-48 o0,0,13 *3s13,0,40,0
    gearshape.arrow.triangle.2.circlepath :0 =gearshape.fill,60 :1 a0,0,54,-150,-20
    gearshape.arrow.triangle.2.circlepath s42,-34,52,-18,36,-12 a0,0,54,30,160
    gearshape.arrow.triangle.2.circlepath s-42,34,-52,18,-36,12
    gearshape.fill g4,-8.3,-40.2,-7.1,-51.5,7.1,-51.5,8.3,-40.2,22.6,-34.2,31.4,-41.5,41.5,-31.4,34.2,-22.6,40.2,-8.3,51.5,-7.1,51.5,7.1,40.2,8.3,34.2,22.6,41.5,31.4,31.4,41.5,22.6,34.2,8.3,40.2,7.1,51.5,-7.1,51.5,-8.3,40.2,-22.6,34.2,-31.4,41.5,-41.5,31.4,-34.2,22.6,-40.2,8.3,-51.5,7.1,-51.5,-7.1,-40.2,-8.3,-34.2,-22.6,-41.5,-31.4,-31.4,-41.5,-22.6,-34.2 -d0,0,20
    giftcard r0,0,124,92,16 !s-26,-42,-26,42 !s-58,0,58,0 !e-42,-14,12,8,30 !e-10,-14,12,8,-30
    globe c0,0,49 e0,0,22,45,0 s-44,0,44,0 S-34,-28,-18,-22,0,-20,18,-22,34,-28
    globe S-34,28,-18,22,0,20,18,22,34,28
    globe.asia.australia o0,0,54.5
    globe.asia.australia !F-16,-34,10,-40,34,-24,36,-6,20,0,14,12,2,-2,-8,2,-20,-10,-30,-12
    globe.asia.australia !F10,20,26,18,32,28,22,38,10,34
    globe.badge.chevron.backward :1 =globe,90,-4,-4 :0 /=chevron.backward.circle.fill,46,36,36
    globe.desk :0 o-2,-12,36 !S-24,-26,-10,-24,-8,-12,-16,-4,-12,8,-18,14 !S8,-38,14,-28,26,-26
    globe.desk !S20,-4,12,4,16,14 :1 a-2,-12,50,-60,120 s-2,40,-2,54 s-30,56,26,56
    globe.europe.africa o0,0,54.5
    globe.europe.africa !F-8,-4,8,-2,20,2,26,14,20,22,14,36,4,46,-2,34,-4,22,-18,18,-20,6
    globe.europe.africa !F-14,-16,-10,-30,2,-36,14,-30,22,-32,28,-20,16,-14,4,-16
    globe.europe.africa !F30,-4,40,-8,44,4,36,6
    gobackward.10 :1 =gobackward :0 =10,42,0,8
    gobackward.15 :1 =gobackward :0 =15,42,0,8
    gobackward.30 :1 =gobackward :0 =30,42,0,8
    gobackward.45 :1 =gobackward :0 =45,42,0,8
    gobackward.5 :1 =gobackward :0 =5,44,0,8
    gobackward.60 :1 =gobackward :0 =6,42,-11,8 =0,42,12,8
    gobackward.75 :1 =gobackward :0 =7,42,-11,8 =5,42,12,8
    gobackward.90 :1 =gobackward :0 =9,42,-11,8 =0,42,12,8
    gobackward.minus :1 =gobackward :0 =minus,44,0,8
    goforward.10 :1 =goforward :0 =10,42,0,8
    goforward.15 :1 =goforward :0 =15,42,0,8
    goforward.30 :1 =goforward :0 =30,42,0,8
    goforward.45 :1 =goforward :0 =45,42,0,8
    goforward.5 :1 =goforward :0 =5,44,0,8
    goforward.60 :1 =goforward :0 =6,42,-11,8 =0,42,12,8
    goforward.75 :1 =goforward :0 =7,42,-11,8 =5,42,12,8
    goforward.90 :1 =goforward :0 =9,42,-11,8 =0,42,12,8
    goforward.plus :1 =goforward :0 =plus,44,0,8
    greetingcard r0,0,104,96,14 !s-48,0,48,0 !=heart.fill,30,0,-22
    grid q0,0,108,108,20 s-18,-54,-18,54 s18,-54,18,54 s-54,-18,54,-18 s-54,18,54,18
    gyroscope c0,0,54.5 e0,0,16,50 e0,0,50,16 d0,0,7
    """
}
