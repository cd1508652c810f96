extension SymbolSketches {
  /// The rows whose names begin with c to d.
  static let rowsFromCToD: StaticString = """
    cabinet r0,-2,104,100,12 !s0,-48,0,44 !s-10,-8,-10,8 !s10,-8,10,8 s-40,56,-40,48 s40,56,40,48
    cablecar r0,20,92,68,14 !s-42,20,42,20 !s0,-10,0,20 s-58,-54,58,-38 s0,-46,0,-14
    calendar r0,2,108,98,20 !s-51,-20,51,-20 !d-9,-2,5.5 !d11,-2,5.5 !d31,-2,5.5 !d-31,16,5.5
    calendar !d-9,16,5.5 !d11,16,5.5 !d31,16,5.5 !d-31,34,5.5 !d-9,34,5.5 !d11,34,5.5
    calendar.and.person :1 =calendar,92,-8,-6 :0 /=person.fill,56,36,26
    calendar.day.timeline.left r0,0,112,94,18 !s-22,-41,-22,41 !d-22,-8,11 !s-22,-8,50,-8
    calendar.day.timeline.right r0,0,112,94,18 !s22,-41,22,41 !d22,-8,11 !s22,-8,-50,-8
    camera g10,-21,-40,21,-40,30,-27,57,-27,57,42,-57,42,-57,-27,-30,-27 !c0,6,26
    camera.filters c0,-18,35 c-20,17,35 c20,17,35
    camera.metering.none q0,0,124,90,16
    camera.on.rectangle :1 l14,-62,22,-62,-46,32,-46,32,-38 :0 /@camera,76,14,14
    camera.rotate :1 @camera :0 !a0,8,22,200,340 !a0,8,22,20,160
    camera.shutter.button :0 r0,10,120,84,16 :1 b-34,-46,30,12,5 :0 !c0,10,20
    camera.viewfinder *4l13,-54,-28,-54,-54,-28,-54 c0,0,20
    capsule.on.capsule :1 r12,-18,96,54,27 :0 /r-12,18,96,54,27
    capsule.on.rectangle :1 r8,-10,108,76,14 :0 /r-18,26,88,44,22
    captions.bubble :1 @bubble.left :0 !s-34,-18,10,-18 !s28,-18,34,-18 !s-34,4,-22,4 !s-4,4,34,4
    car.ferry :0 @car,66,0,-28 :1 S-58,20,-44,46,0,50,44,46,58,20 s-58,20,58,20
    car.front.waves.down :1 @car,78,0,-20 :0 S-24,26,-30,36,-22,46,-28,56 S0,26,-6,36,2,46,-4,56
    car.front.waves.down S24,26,18,36,26,46,20,56
    car.front.waves.left.and.right.and.up :1 @car,64,0,18 :0 S0,-26,-6,-36,2,-46,-4,-56
    car.front.waves.left.and.right.and.up S-38,10,-44,2,-52,10,-60,2 S38,10,44,2,52,10,60,2
    car.front.waves.up :1 @car,78,0,20 :0 S-24,-30,-30,-40,-22,-48,-28,-58 S0,-30,-6,-40,2,-48,-4,-58
    car.front.waves.up S24,-30,18,-40,26,-48,20,-58
    car.rear g9,-34,-46,34,-46,48,-6,48,40,-48,40,-48,-6 !s-44,-8,44,-8 !s-34,12,-22,12 !s22,12,34,12
    car.rear !s-8,26,8,26 b-33,46,15,18,5 b33,46,15,18,5
    car.rear.and.collision.road.lane :1 s-58,56,-40,-56 s58,56,40,-56 :0 /@car.rear,56,0,26
    car.rear.and.collision.road.lane s0,-18,0,-42 s-16,-20,-26,-38 s16,-20,26,-38
    car.rear.and.tire.marks :1 @car.rear,76,0,-20 :0 S-22,30,-30,40,-20,48,-28,58
    car.rear.and.tire.marks S22,30,14,40,24,48,16,58
    car.rear.road.lane :1 s-58,56,-40,-56 s58,56,40,-56 :0 /@car.rear,60,0,16
    car.rear.road.lane.dashed :1 s-58,56,-54,28 s-50,6,-46,-20 s-44,-38,-41,-56 s58,56,54,28
    car.rear.road.lane.dashed s50,6,46,-20 s44,-38,41,-56 :0 /@car.rear,60,0,16
    car.rear.waves.up :1 @car.rear,78,0,20 :0 S-24,-30,-30,-40,-22,-48,-28,-58 S0,-30,-6,-40,2,-48,-4,-58
    car.rear.waves.up S24,-30,18,-40,26,-48,20,-58
    car.side g10,-62,28,-62,4,-46,-4,-26,-30,16,-30,36,-4,62,2,62,28 !s-34,-4,36,-4 !s-4,-26,-4,-4
    car.side /d-32,30,15 /d34,30,15
    car.side.air.circulate :1 @car.side :0 /S30,-8,4,-22,-16,-8,2,8 s4,18,2,8,12,0
    car.side.air.fresh :1 @car.side :0 /s60,-40,10,-16 s26,-34,10,-16,30,-8
    car.side.and.exclamationmark :1 @car.side,88,-4,8 :0 /=exclamationmark,52,50,-24
    car.side.arrowtriangle.down :1 @car.side,84,0,18 :0 f0,-36,-14,-56,14,-56
    car.side.arrowtriangle.up :1 @car.side,84,0,18 :0 f0,-58,-14,-38,14,-38
    car.side.arrowtriangle.up.arrowtriangle.down :1 @car.side,84,0,18 :0 f-20,-58,-34,-38,-6,-38
    car.side.arrowtriangle.up.arrowtriangle.down f20,-36,6,-56,34,-56
    car.side.front.open @car.side s-22,-24,-48,-44
    car.side.hill.down @car.side,84,2,-12,20 s-58,8,58,50
    car.side.hill.up @car.side,84,-2,-12,-20 s-58,50,58,8
    car.side.lock :1 @car.side,88,-4,8 :0 /=lock.fill,48,46,-24
    car.side.lock.open :1 @car.side,88,-4,8 :0 /=lock.open.fill,48,44,-24
    car.side.rear.and.collision.and.car.side.front :1 @car.side,56,-32,16 @car.side,56,32,16 :0
    car.side.rear.and.collision.and.car.side.front s0,-12,0,-38 s-14,-16,-26,-34 s14,-16,26,-34
    car.side.rear.and.exclamationmark.and.car.side.front :1 @car.side,56,-32,16 @car.side,56,32,16
    car.side.rear.and.exclamationmark.and.car.side.front :0 =exclamationmark,56,0,-32
    car.side.rear.and.wave.3.and.car.side.front :1 @car.side,56,-32,16 @car.side,56,32,16 :0
    car.side.rear.and.wave.3.and.car.side.front s-14,-20,-14,-44 s0,-20,0,-44 s14,-20,14,-44
    car.side.rear.open @car.side s26,-22,52,-42
    car.top.arrowtriangle.front.left :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.arrowtriangle.front.left -f-15,24,15,24,17,36,-17,36 :0 f-58,-26,-36,-40,-36,-12
    car.top.arrowtriangle.front.right :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.arrowtriangle.front.right -f-15,24,15,24,17,36,-17,36 :0 f58,-26,36,-40,36,-12
    car.top.arrowtriangle.rear.left :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.arrowtriangle.rear.left -f-15,24,15,24,17,36,-17,36 :0 f-58,26,-36,12,-36,40
    car.top.arrowtriangle.rear.right :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.arrowtriangle.rear.right -f-15,24,15,24,17,36,-17,36 :0 f58,26,36,12,36,40
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open :1 b0,0,48,104,16
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open -f-15,24,15,24,17,36,-17,36
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open :0 s-24,-14,-46,2
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open s24,-14,46,2
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open s-24,14,-46,30
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open s24,14,46,30
    car.top.door.front.left.and.front.right.and.rear.left.open :1 b0,0,48,104,16
    car.top.door.front.left.and.front.right.and.rear.left.open -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.and.front.right.and.rear.left.open -f-15,24,15,24,17,36,-17,36 :0
    car.top.door.front.left.and.front.right.and.rear.left.open s-24,-14,-46,2 s24,-14,46,2
    car.top.door.front.left.and.front.right.and.rear.left.open s-24,14,-46,30
    car.top.door.front.left.and.front.right.and.rear.right.open :1 b0,0,48,104,16
    car.top.door.front.left.and.front.right.and.rear.right.open -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.and.front.right.and.rear.right.open -f-15,24,15,24,17,36,-17,36 :0
    car.top.door.front.left.and.front.right.and.rear.right.open s-24,-14,-46,2 s24,-14,46,2
    car.top.door.front.left.and.front.right.and.rear.right.open s24,14,46,30
    car.top.door.front.left.and.front.right.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.and.front.right.open -f-15,24,15,24,17,36,-17,36 :0 s-24,-14,-46,2
    car.top.door.front.left.and.front.right.open s24,-14,46,2
    car.top.door.front.left.and.rear.left.and.rear.right.open :1 b0,0,48,104,16
    car.top.door.front.left.and.rear.left.and.rear.right.open -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.and.rear.left.and.rear.right.open -f-15,24,15,24,17,36,-17,36 :0
    car.top.door.front.left.and.rear.left.and.rear.right.open s-24,-14,-46,2 s-24,14,-46,30
    car.top.door.front.left.and.rear.left.and.rear.right.open s24,14,46,30
    car.top.door.front.left.and.rear.left.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.and.rear.left.open -f-15,24,15,24,17,36,-17,36 :0 s-24,-14,-46,2
    car.top.door.front.left.and.rear.left.open s-24,14,-46,30
    car.top.door.front.left.and.rear.right.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.and.rear.right.open -f-15,24,15,24,17,36,-17,36 :0 s-24,-14,-46,2
    car.top.door.front.left.and.rear.right.open s24,14,46,30
    car.top.door.front.left.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.open -f-15,24,15,24,17,36,-17,36 :0 s-24,-14,-46,2
    car.top.door.front.right.and.rear.left.and.rear.right.open :1 b0,0,48,104,16
    car.top.door.front.right.and.rear.left.and.rear.right.open -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.right.and.rear.left.and.rear.right.open -f-15,24,15,24,17,36,-17,36 :0
    car.top.door.front.right.and.rear.left.and.rear.right.open s24,-14,46,2 s-24,14,-46,30
    car.top.door.front.right.and.rear.left.and.rear.right.open s24,14,46,30
    car.top.door.front.right.and.rear.left.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.right.and.rear.left.open -f-15,24,15,24,17,36,-17,36 :0 s24,-14,46,2
    car.top.door.front.right.and.rear.left.open s-24,14,-46,30
    car.top.door.front.right.and.rear.right.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.right.and.rear.right.open -f-15,24,15,24,17,36,-17,36 :0 s24,-14,46,2
    car.top.door.front.right.and.rear.right.open s24,14,46,30
    car.top.door.front.right.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.right.open -f-15,24,15,24,17,36,-17,36 :0 s24,-14,46,2
    car.top.door.rear.left.and.rear.right.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.rear.left.and.rear.right.open -f-15,24,15,24,17,36,-17,36 :0 s-24,14,-46,30
    car.top.door.rear.left.and.rear.right.open s24,14,46,30
    car.top.door.rear.left.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.rear.left.open -f-15,24,15,24,17,36,-17,36 :0 s-24,14,-46,30
    car.top.door.rear.right.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.rear.right.open -f-15,24,15,24,17,36,-17,36 :0 s24,14,46,30
    car.top.front.radiowaves.front.left.and.front.and.front.right :1 b0,18,33.6,72.8,11.2
    car.top.front.radiowaves.front.left.and.front.and.front.right -f-10.5,8.2,10.5,8.2,12.6,-3,-12.6,-3
    car.top.front.radiowaves.front.left.and.front.and.front.right -f-10.5,34.8,10.5,34.8,11.9,43.2,-11.9,43.2
    car.top.front.radiowaves.front.left.and.front.and.front.right :0 a0,-20,14,240,300
    car.top.front.radiowaves.front.left.and.front.and.front.right a0,-20,28,240,300
    car.top.front.radiowaves.front.left.and.front.and.front.right a-20,-16,14,180,225
    car.top.front.radiowaves.front.left.and.front.and.front.right a-20,-16,28,180,225
    car.top.front.radiowaves.front.left.and.front.and.front.right a20,-16,14,-45,0 a20,-16,28,-45,0
    car.top.lane.dashed.arrowtriangle.inward :1 s-52,-54,-52,-34 s-52,-10,-52,10 s-52,34,-52,54
    car.top.lane.dashed.arrowtriangle.inward s52,-54,52,-34 s52,-10,52,10 s52,34,52,54 :0
    car.top.lane.dashed.arrowtriangle.inward b0,0,38.4,83.2,12.8
    car.top.lane.dashed.arrowtriangle.inward -f-12,-11.2,12,-11.2,14.4,-24,-14.4,-24
    car.top.lane.dashed.arrowtriangle.inward -f-12,19.2,12,19.2,13.6,28.8,-13.6,28.8
    car.top.lane.dashed.arrowtriangle.inward f-26,0,-42,-12,-42,12 f26,0,42,-12,42,12
    car.top.lane.dashed.badge.steeringwheel :1 s-52,-54,-52,-34 s-52,-10,-52,10 s-52,34,-52,54
    car.top.lane.dashed.badge.steeringwheel s52,-54,52,-34 s52,-10,52,10 s52,34,52,54
    car.top.lane.dashed.badge.steeringwheel b0,0,38.4,83.2,12.8
    car.top.lane.dashed.badge.steeringwheel -f-12,-11.2,12,-11.2,14.4,-24,-14.4,-24
    car.top.lane.dashed.badge.steeringwheel -f-12,19.2,12,19.2,13.6,28.8,-13.6,28.8 :0
    car.top.lane.dashed.badge.steeringwheel /=steeringwheel,44,34,36
    car.top.lane.dashed.departure.left :1 s-52,-54,-52,-34 s-52,-10,-52,10 s-52,34,-52,54
    car.top.lane.dashed.departure.left s52,-54,52,-34 s52,-10,52,10 s52,34,52,54 :0
    car.top.lane.dashed.departure.left /b-24,0,38.4,83.2,12.8
    car.top.lane.dashed.departure.left -f-36,-11.2,-12,-11.2,-9.6,-24,-38.4,-24
    car.top.lane.dashed.departure.left -f-36,19.2,-12,19.2,-10.4,28.8,-37.6,28.8
    car.top.lane.dashed.departure.right :1 s-52,-54,-52,-34 s-52,-10,-52,10 s-52,34,-52,54
    car.top.lane.dashed.departure.right s52,-54,52,-34 s52,-10,52,10 s52,34,52,54 :0
    car.top.lane.dashed.departure.right /b24,0,38.4,83.2,12.8 -f12,-11.2,36,-11.2,38.4,-24,9.6,-24
    car.top.lane.dashed.departure.right -f12,19.2,36,19.2,37.6,28.8,10.4,28.8
    car.top.radiowaves.front :1 b0,16,37.4,81.1,12.5 -f-11.7,5.1,11.7,5.1,14,-7.4,-14,-7.4
    car.top.radiowaves.front -f-11.7,34.7,11.7,34.7,13.3,44.1,-13.3,44.1 :0 a0,-28,14,225,315
    car.top.radiowaves.front a0,-28,28,225,315
    car.top.radiowaves.rear :1 b0,-16,37.4,81.1,12.5 -f-11.7,-26.9,11.7,-26.9,14,-39.4,-14,-39.4
    car.top.radiowaves.rear -f-11.7,2.7,11.7,2.7,13.3,12.1,-13.3,12.1 :0 a0,28,14,45,135
    car.top.radiowaves.rear a0,28,28,45,135
    car.top.radiowaves.rear.left :1 b0,-16,37.4,81.1,12.5
    car.top.radiowaves.rear.left -f-11.7,-26.9,11.7,-26.9,14,-39.4,-14,-39.4
    car.top.radiowaves.rear.left -f-11.7,2.7,11.7,2.7,13.3,12.1,-13.3,12.1 :0 a-24,26,12,95,185
    car.top.radiowaves.rear.left a-24,26,26,95,185
    car.top.radiowaves.rear.left.and.rear.right :1 b0,-16,37.4,81.1,12.5
    car.top.radiowaves.rear.left.and.rear.right -f-11.7,-26.9,11.7,-26.9,14,-39.4,-14,-39.4
    car.top.radiowaves.rear.left.and.rear.right -f-11.7,2.7,11.7,2.7,13.3,12.1,-13.3,12.1 :0
    car.top.radiowaves.rear.left.and.rear.right a-24,26,12,95,185 a-24,26,26,95,185 a24,26,12,-5,85
    car.top.radiowaves.rear.left.and.rear.right a24,26,26,-5,85
    car.top.radiowaves.rear.right :1 b0,-16,37.4,81.1,12.5
    car.top.radiowaves.rear.right -f-11.7,-26.9,11.7,-26.9,14,-39.4,-14,-39.4
    car.top.radiowaves.rear.right -f-11.7,2.7,11.7,2.7,13.3,12.1,-13.3,12.1 :0 a24,26,12,-5,85
    car.top.radiowaves.rear.right a24,26,26,-5,85
    car.top.radiowaves.rear.right.badge.exclamationmark :1 b0,-16,37.4,81.1,12.5
    car.top.radiowaves.rear.right.badge.exclamationmark -f-11.7,-26.9,11.7,-26.9,14,-39.4,-14,-39.4
    car.top.radiowaves.rear.right.badge.exclamationmark -f-11.7,2.7,11.7,2.7,13.3,12.1,-13.3,12.1
    car.top.radiowaves.rear.right.badge.exclamationmark a24,26,12,-5,85 a24,26,26,-5,85 :0
    car.top.radiowaves.rear.right.badge.exclamationmark /=exclamationmark.circle.fill,44,40,-34
    car.top.radiowaves.rear.right.badge.xmark :1 b0,-16,37.4,81.1,12.5
    car.top.radiowaves.rear.right.badge.xmark -f-11.7,-26.9,11.7,-26.9,14,-39.4,-14,-39.4
    car.top.radiowaves.rear.right.badge.xmark -f-11.7,2.7,11.7,2.7,13.3,12.1,-13.3,12.1
    car.top.radiowaves.rear.right.badge.xmark a24,26,12,-5,85 a24,26,26,-5,85 :0
    car.top.radiowaves.rear.right.badge.xmark /=xmark.circle.fill,44,40,-34
    car.window.left g10,-54,40,-54,-2,-20,-40,54,-40,54,40 !s-40,0,40,0
    car.window.right g10,54,40,54,-2,20,-40,-54,-40,-54,40 !s40,0,-40,0
    carrot g8,-54,54,-44,18,-28,-8,-6,-22,14,-14,22,6,8,28,-18,44
    carrot P10,-20,6,-44,18,-56,24,-34,44,-46,54,-38,36,-24,54,-18,46,-6,22,-8 !s-24,2,-12,14
    carrot !s-34,24,-24,32
    carseat.left g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left g6,14,-58,34,-58,32,-42,12,-42
    carseat.left.1 :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.1 g6,14,-58,34,-58,32,-42,12,-42 :0 d-44,-6,6
    carseat.left.2 :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.2 g6,14,-58,34,-58,32,-42,12,-42 :0 d-44,-6,6 d-44,-24,6
    carseat.left.3 :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.3 g6,14,-58,34,-58,32,-42,12,-42 :0 d-44,-6,6 d-44,-24,6 d-44,-42,6
    carseat.left.and.heat.waves :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.and.heat.waves g6,14,-58,34,-58,32,-42,12,-42 :0 S-44,4,-50,-8,-40,-20,-46,-32
    carseat.left.and.heat.waves S-22,4,-28,-8,-18,-20,-24,-32
    carseat.left.backrest.up.and.down :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.backrest.up.and.down g6,14,-58,34,-58,32,-42,12,-42 :0
    carseat.left.backrest.up.and.down =arrow.up.and.down,52,-32,-14
    carseat.left.fan :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.fan g6,14,-58,34,-58,32,-42,12,-42 :0 =fan.fill,42,-34,-14
    carseat.left.forward.and.backward :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.forward.and.backward g6,14,-58,34,-58,32,-42,12,-42 :0
    carseat.left.forward.and.backward =arrow.left.and.right,52,-30,-8
    carseat.left.massage :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.massage g6,14,-58,34,-58,32,-42,12,-42 :0 a2,-10,14,90,270 a2,-10,28,110,250
    carseat.left.up.and.down :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.up.and.down g6,14,-58,34,-58,32,-42,12,-42 :0 =arrow.up.and.down,52,-32,-14
    carseat.right g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right g6,-14,-58,-34,-58,-32,-42,-12,-42
    carseat.right.1 :1 g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right.1 g6,-14,-58,-34,-58,-32,-42,-12,-42 :0 d44,-6,6
    carseat.right.2 :1 g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right.2 g6,-14,-58,-34,-58,-32,-42,-12,-42 :0 d44,-6,6 d44,-24,6
    carseat.right.3 :1 g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right.3 g6,-14,-58,-34,-58,-32,-42,-12,-42 :0 d44,-6,6 d44,-24,6 d44,-42,6
    carseat.right.and.heat.waves :1 g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right.and.heat.waves g6,-14,-58,-34,-58,-32,-42,-12,-42 :0 S44,4,50,-8,40,-20,46,-32
    carseat.right.and.heat.waves S22,4,28,-8,18,-20,24,-32
    carseat.right.backrest.up.and.down :1 g8,-8,-34,-30,-34,-24,26,0,26
    carseat.right.backrest.up.and.down g8,40,22,-20,22,-14,44,40,44
    carseat.right.backrest.up.and.down g6,-14,-58,-34,-58,-32,-42,-12,-42 :0
    carseat.right.backrest.up.and.down =arrow.up.and.down,52,32,-14
    carseat.right.fan :1 g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right.fan g6,-14,-58,-34,-58,-32,-42,-12,-42 :0 =fan.fill,42,34,-14
    carseat.right.forward.and.backward :1 g8,-8,-34,-30,-34,-24,26,0,26
    carseat.right.forward.and.backward g8,40,22,-20,22,-14,44,40,44
    carseat.right.forward.and.backward g6,-14,-58,-34,-58,-32,-42,-12,-42 :0
    carseat.right.forward.and.backward =arrow.left.and.right,52,30,-8
    carseat.right.massage :1 g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right.massage g6,-14,-58,-34,-58,-32,-42,-12,-42 :0 a-2,-10,14,-90,90 a-2,-10,28,-70,70
    carseat.right.up.and.down :1 g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right.up.and.down g6,-14,-58,-34,-58,-32,-42,-12,-42 :0 =arrow.up.and.down,52,32,-14
    chair r0,-26,60,56,14 r0,16,76,20,8 s-30,28,-32,54 s30,28,32,54
    chandelier s0,-56,0,-6 S-46,2,-40,24,-20,28,0,28,20,28,40,24,46,2 d0,28,8
    chandelier S-22,2,-20,20,0,28,20,20,22,2 f-52,-6,-40,-6,-46,-24 f-28,-6,-16,-6,-22,-24
    chandelier f28,-6,16,-6,22,-24 f52,-6,40,-6,46,-24 s0,32,0,46
    character.book.closed :1 r0,0,88,112,16 !s-40,32,42,32 :0 !=character,62,0,-10
    character.bubble :1 @bubble.left :0 !=character,60,0,-7
    character.cursor.ibeam =character,92,-16,0 s42,-44,42,44 s32,-51,42,-44,52,-51 s32,51,42,44,52,51
    character.magnify :1 =magnifyingglass :0 =character,40,-10,-8
    character.textbox r0,0,124,96,16 !=character,62
    chart.bar.xaxis b-33,14,20,40,4 b0,0,20,68,4 b33,21,20,26,4 s-56,52,56,52
    chart.bar.xaxis.ascending b-36,20,18,28,4 b-12,8,18,52,4 b12,-6,18,80,4 b36,-18,18,104,4
    chart.bar.xaxis.ascending s-56,52,56,52
    chart.line.flattrend.xyaxis s-54,-50,-54,44,56,44 s-32,6,-12,-8,8,6,40,-4
    chart.line.text.clipboard :1 g10,-44,-44,44,-44,44,54,-44,54 b0,-46,40,18,8 :0
    chart.line.text.clipboard !s-26,-6,-8,-20,8,-10,26,-24 !s-26,14,26,14 !s-26,32,8,32
    chart.pie o0,0,49 !s0,0,0,-44 !s0,0,41,15
    checkerboard.rectangle r0,0,124,92,14 f-56,-42,-22,-42,-22,-14,-56,-14
    checkerboard.rectangle f12,-42,46,-42,46,-14,12,-14 f-22,-14,12,-14,12,14,-22,14
    checkerboard.rectangle f-56,14,-22,14,-22,42,-56,42 f12,14,46,14,46,42,12,42
    checklist s-57,-34,-50,-26,-36,-43 s-16,-34,56,-34 s-57,0,-50,8,-36,-9 s-16,0,56,0 s-57,34,-50,42,-36,25 s-16,34,56,34
    checklist.checked :0 d-40,-28,20 -s-48,-28,-42,-21,-32,-36 d-40,28,20 -s-48,28,-42,35,-32,20
    checklist.checked :1 s-6,-28,58,-28 s-6,28,58,28
    checklist.unchecked :0 c-40,-28,17 c-40,28,17 :1 s-6,-28,58,-28 s-6,28,58,28
    checkmark.arrow.trianglehead.counterclockwise :1 =arrow.counterclockwise :0 =checkmark,44,0,4
    checkmark.bubble :1 @bubble.left :0 !s-18,-7,-5,8,19,-22
    checkmark.circle.badge.xmark :1 @checkmark.circle,100,-4,-4 :0 /=xmark.circle.fill,54,38,36
    checkmark.circle.dotted :1 *16d50,0,4.5 :0 =checkmark,56
    checkmark.gobackward :1 =gobackward :0 s-14,9,-4,19,14,-3
    checkmark.message :1 @message :0 !s-18,-4,-5,11,19,-20
    checkmark.rectangle.portrait :1 r0,0,88,112,18 :0 !=checkmark,52
    checkmark.rectangle.stack :1 r0,16,124,76,14 s-40,-34,40,-34 s-26,-50,26,-50 :0
    checkmark.rectangle.stack !s-18,16,-5,30,19,3
    checkmark.seal :1 @seal :0 !s-19,2,-6,16,20,-17
    checkmark.seal.text.page :1 r0,0,84,112,16 s-20,-34,20,-34 s-20,-16,20,-16 :0
    checkmark.seal.text.page !=checkmark.seal.fill,56,0,24
    chevron.backward.to.line s30,-38,-8,0,30,38 s-34,-42,-34,42
    chevron.compact.backward s8,-46,-8,0,8,46
    chevron.compact.forward s-8,-46,8,0,-8,46
    chevron.compact.left.chevron.compact.right s-20,-44,-36,0,-20,44 s20,-44,36,0,20,44
    chevron.compact.up.chevron.compact.down s-44,-20,0,-36,44,-20 s-44,20,0,36,44,20
    chevron.down.2 s-40,-36,0,2,40,-36 s-40,2,0,40,40,2
    chevron.down.dotted.2 =chevron.down,84,0,-18 d-36,20,5.5 d-24,29,5.5 d-12,37,5.5 d0,46,5.5
    chevron.down.dotted.2 d12,37,5.5 d24,29,5.5 d36,20,5.5
    chevron.forward.to.line s-30,-38,8,0,-30,38 s34,-42,34,42
    chevron.left.2 s36,-40,-2,0,36,40 s-2,-40,-40,0,-2,40
    chevron.left.chevron.right s-22,-34,-52,0,-22,34 s22,-34,52,0,22,34
    chevron.left.forwardslash.chevron.right s-40,-26,-66,0,-40,26 s40,-26,66,0,40,26
    chevron.left.forwardslash.chevron.right s13,-42,-13,42
    chevron.left.to.line s-44,-44,-44,44 s30,-38,-8,0,30,38
    chevron.right.2 s-36,-40,2,0,-36,40 s2,-40,40,0,2,40
    chevron.right.to.line s44,-44,44,44 s-30,-38,8,0,-30,38
    chevron.up.2 s-40,36,0,-2,40,36 s-40,-2,0,-40,40,-2
    chevron.up.chevron.down s-29,-16,0,-43,29,-16 s-29,16,0,43,29,16
    chevron.up.chevron.right.chevron.down.chevron.left *4s-14,-34,0,-48,14,-34
    chevron.up.dotted.2 =chevron.up,84,0,18 d-36,-20,5.5 d-24,-29,5.5 d-12,-37,5.5 d0,-46,5.5
    chevron.up.dotted.2 d12,-37,5.5 d24,-29,5.5 d36,-20,5.5
    circle.and.line.horizontal o0,0,30 s-64,0,-38,0 s38,0,64,0
    circle.bottomhalf.filled c0,0,54.5 F-48,2,0,2,48,2,36,34,0,48,-36,34
    circle.circle o0,0,54.5 !c0,0,25
    circle.dashed *8a0,0,50,-14,14
    circle.dashed.inset.filled *8a0,0,50,-14,14 d0,0,34
    circle.dotted *12d48,0,6.5
    circle.grid.2x2 o-26,-26,22 o26,-26,22 o-26,26,22 o26,26,22
    circle.grid.3x3.circle :1 o0,0,54.5 :0 !d-20,-20,6 !d0,-20,6 !d20,-20,6 !d-20,0,6 !d0,0,6
    circle.grid.3x3.circle !d20,0,6 !d-20,20,6 !d0,20,6 !d20,20,6
    circle.grid.cross.down.filled c0,-36,16 d0,36,18 c-36,0,16 c36,0,16
    circle.grid.cross.fill d0,-36,18 d0,36,18 d-36,0,18 d36,0,18
    circle.grid.cross.left.filled c0,-36,16 c0,36,16 d-36,0,18 c36,0,16
    circle.grid.cross.right.filled c0,-36,16 c0,36,16 c-36,0,16 d36,0,18
    circle.grid.cross.up.filled d0,-36,18 c0,36,16 c-36,0,16 c36,0,16
    circle.hexagongrid o0,0,14 *6o38,0,14
    circle.hexagongrid.circle :1 o0,0,54.5 :0 !=circle.hexagongrid,52
    circle.inset.filled c0,0,54.5 d0,0,37
    circle.tophalf.filled c0,0,54.5 F-48,-2,0,-2,48,-2,36,-34,0,-48,-36,-34
    clear r0,0,104,104,20 !=xmark,56
    clipboard r0,6,84,104,14 /b0,-46,42,20,8
    clock.arrow.circlepath a5,0,46,-155,152 s-57,-23,-39,-10,-25,-29 s5,-24,5,2,21,11
    cloud.bolt :0gray/white @cloud,84,0,-16 :1yellow /=bolt.fill,56,0,36
    cloud.bolt.rain :0gray/white @cloud,84,0,-18 :1yellow /=bolt.fill,52,6,36 :2cyan
    cloud.bolt.rain s-24,34,-32,54 s38,34,30,54
    cloud.drizzle :0gray/white @cloud,84,0,-18 :1cyan s-26,34,-29,41 s-2,34,-5,41 s22,34,19,41
    cloud.drizzle s-16,52,-19,59 s8,52,5,59 s32,52,29,59
    cloud.fog :0gray/white @cloud,84,0,-18 :1gray s-46,36,46,36 s-32,54,32,54
    cloud.hail :0gray/white @cloud,84,0,-18 :1cyan d-26,36,6 d0,36,6 d26,36,6 d-13,54,6 d13,54,6
    cloud.heavyrain :0gray/white @cloud,84,0,-18 :1cyan s-26,34,-38,60 s-5,34,-17,60 s16,34,4,60
    cloud.heavyrain s37,34,25,60
    cloud.moon :1white @moon,58,30,-22 :0gray/white /@cloud,82,-8,16
    cloud.moon.bolt :1white @moon,52,32,-34 :0gray/white /@cloud,74,-8,-6 :2yellow
    cloud.moon.bolt /=bolt.fill,50,-4,40
    cloud.moon.rain :1white @moon,52,32,-34 :0gray/white /@cloud,74,-8,-6 :2cyan s-28,38,-38,58
    cloud.moon.rain s-6,38,-16,58 s16,38,6,58
    cloud.rain :0gray/white @cloud,84,0,-18 :1cyan s-28,34,-38,54 s0,34,-10,54 s28,34,18,54
    cloud.sleet :0gray/white @cloud,84,0,-18 :1cyan s-28,34,-36,50 d-4,42,6 s24,34,16,50 d-18,58,6
    cloud.sleet s8,50,2,62
    cloud.snow :0gray/white @cloud,84,0,-18 :1white/white s-38,46,-18,46 s-33,37,-23,55
    cloud.snow s-23,37,-33,55 s-10,58,10,58 s-5,49,5,67 s5,49,-5,67 s18,46,38,46 s23,37,33,55
    cloud.snow s33,37,23,55
    cloud.sun :1yellow @sun.max,76,24,-18 :0gray/white /@cloud,82,-8,16
    cloud.sun.bolt :1yellow @sun.max,64,26,-32 :0gray/white /@cloud,74,-8,-6 :2yellow
    cloud.sun.bolt /=bolt.fill,50,-4,40
    cloud.sun.rain :1yellow @sun.max,64,26,-32 :0gray/white /@cloud,74,-8,-6 :2cyan s-28,38,-38,58
    cloud.sun.rain s-6,38,-16,58 s16,38,6,58
    coat g5,-18,-54,0,-42,18,-54,40,-42,54,22,40,26,34,4,38,56,-38,56,-34,4,-40,26,-54,22,-40,-42
    coat !s0,-40,0,52
    comb r0,-22,116,28,10 s-48,-10,-48,34 s-32,-10,-32,34 s-16,-10,-16,34 s0,-10,0,34
    comb s16,-10,16,34 s32,-10,32,34 s48,-10,48,34
    cone e0,36,44,12 s-44,34,0,-52,44,34
    contact.sensor r-20,0,48,108,14 r40,0,28,60,8 !s-20,-34,-20,-22
    contextualmenu.and.cursorarrow :1 q-10,-8,100,88,14 s-40,-30,20,-30 s-40,-8,20,-8 s-40,14,4,14
    contextualmenu.and.cursorarrow :0 /=&f1b4,62,34,30
    control s-27,8,0,-20,27,8
    convertible.side g8,-62,28,-62,4,-44,-4,-12,-8,0,-2,24,-4,62,-6,62,28 s-14,-8,-24,-34
    convertible.side /d-34,30,15 /d34,30,15
    cooktop r0,0,106,106,20 !c-22,-22,16 !c22,-22,16 !c-22,22,16 !c22,22,16
    cpu *4s0,-42,0,-55 *4s-20,-42,-20,-55 *4s20,-42,20,-55 r0,0,84,84,15 !q0,0,38,38,7
    creditcard.and.123 :1 r0,-14,120,76,14 !s-56,-26,56,-26 :0 =textformat.123,56,0,48
    creditcard.and.numbers :1 r0,-14,120,76,14 !s-56,-26,56,-26 :0 =textformat.123,56,0,48
    creditcard.viewfinder :1 =viewfinder :0 @creditcard,54
    cricket.ball o0,0,54 !S-14,-52,-2,-20,-2,20,-14,52 !S10,-52,22,-20,22,20,10,52
    cross.vial r0,8,84,96,18 b0,-48,56,16,6 !=cross.fill,44,0,10
    cube.box @shippingbox
    cup.and.saucer g12,-42,-34,32,-34,29,6,14,26,-24,26,-39,6 l10,32,-24,52,-24,50,4,29,4 s-52,44,44,44
    curlybraces S-20,-50,-32,-47,-36,-36,-36,-18,-41,-5,-53,0,-41,5,-36,18,-36,36,-32,47,-20,50 S20,-50,32,-47,36,-36,36,-18,41,-5,53,0,41,5,36,18,36,36,32,47,20,50
    cursorarrow.click :0 =&f1b4,80,12,16 :1 s-34,-44,-42,-52 s-40,-24,-54,-26 s-16,-44,-14,-56
    cursorarrow.rays :0 =&f1b4,80,12,14 :1 s-36,-40,-44,-48 s-44,-18,-56,-18 s-14,-48,-14,-60
    cursorarrow.rays s10,-40,18,-48 s-36,6,-44,14
    cylinder e0,-40,42,13 l13,-42,-40,-42,50,0,53 l13,42,-40,42,50,0,53
    cylinder.split.1x2 e0,-42,42,12 S-42,-42,-42,-10,-38,-2,0,4,38,-2,42,-10,42,-42
    cylinder.split.1x2 S-42,8,-42,38,-38,48,0,54,38,48,42,38,42,8
    delete.left :1 g10,-28,-44,60,-44,60,44,-28,44,-64,0 :0 !s0,-17,34,17 !s0,17,34,-17
    deskclock o0,-6,50 !s0,-30,0,-6,18,4 s-30,40,-38,50 s30,40,38,50
    desktopcomputer r0,-11,124,86,14 s-58,13,58,13 s-13,36,-17,52 s13,36,17,52 s-30,52,30,52
    desktopcomputer.and.arrow.down :1 q0,-8,124,84,14 s-22,52,22,52 :0 s0,-32,0,10
    desktopcomputer.and.arrow.down s-16,-4,0,12,16,-4
    desktopcomputer.and.macbook :1 =desktopcomputer,88,-14,-8 :0 /=laptopcomputer,60,28,28
    dial :1 o0,4,44 !s0,4,-18,-16 :0 d-52,46,4.5 d52,46,4.5 d0,-54,4.5 d-52,-30,4.5 d52,-30,4.5
    dial.high o0,0,34 !s8,8,18,18 d-36,36,6 d-50,0,6 d-36,-36,6 d0,-50,6 d36,-36,6 d50,0,6
    dial.high d36,36,6
    dial.low o0,0,34 !s-8,8,-18,18 d-36,36,6 d-50,0,6 d-36,-36,6 d0,-50,6 d36,-36,6 d50,0,6
    dial.low d36,36,6
    dial.max o0,0,34 !s8,8,18,18 d-36,36,6 d36,36,6
    dial.medium o0,0,34 !s0,-10,0,-24 d-36,36,6 d-50,0,6 d-36,-36,6 d0,-50,6 d36,-36,6 d50,0,6
    dial.medium d36,36,6
    dial.min o0,0,34 !s-8,8,-18,18 d-36,36,6 d36,36,6
    diamond.circle :1 o0,0,54.5 :0 !=diamond.fill,54,0,0
    die.face.1 r0,0,100,100,20 !d0,0,10
    die.face.2 r0,0,100,100,20 !d-22,-22,9 !d22,22,9
    die.face.3 r0,0,100,100,20 !d-25,-25,9 !d0,0,9 !d25,25,9
    die.face.4 r0,0,100,100,20 !d-22,-22,9 !d22,22,9 !d-22,22,9 !d22,-22,9
    die.face.5 r0,0,100,100,20 !d-25,-25,9 !d25,25,9 !d-25,25,9 !d25,-25,9 !d0,0,9
    die.face.6 r0,0,100,100,20 !d-20,-27,8.5 !d20,-27,8.5 !d-20,0,8.5 !d20,0,8.5 !d-20,27,8.5
    die.face.6 !d20,27,8.5
    digitalcrown.horizontal.arrow.counterclockwise :1 r0,30,84,36,10 :0 a0,14,50,200,335
    digitalcrown.horizontal.arrow.counterclockwise s-60,-22,-46,-4,-32,-22
    directcurrent s-46,-9,46,-9 s-46,13,-24,13 s-11,13,11,13 s24,13,46,13
    dishwasher r0,0,100,112,16 !s-44,-28,44,-28 !d-30,-41,5 !s4,-41,30,-41
    dishwasher !S-26,10,-20,34,20,34,26,10 !s-10,0,-10,16 !s10,0,10,16
    display r0,-9,124,84,14 s0,36,0,52 s-26,52,26,52
    display.2 :1 l10,-10,-46,60,-46,60,14,20,14 :0 /r-16,6,84,60,12 s-16,40,-16,48 s-36,50,4,50
    display.and.arrow.down :1 q0,-8,124,84,14 s-22,52,22,52 :0 s0,-32,0,10 s-16,-4,0,12,16,-4
    display.and.screwdriver :1 @display,92,-6,-6 :0 /=screwdriver.fill,56,36,26
    distribute.horizontal r-32,0,24,64,7 r32,0,24,44,7 s-56,-52,-56,52 s56,-52,56,52
    distribute.horizontal.center s-44,-50,-44,50 s44,-50,44,50 b0,0,32,64,8
    distribute.horizontal.left r-32,0,24,64,7 s-52,-54,-52,54 r32,0,24,44,7 s12,-54,12,54
    distribute.horizontal.right r-32,0,24,64,7 s-12,-54,-12,54 r32,0,24,44,7 s52,-54,52,54
    distribute.vertical r0,-32,64,24,7 r0,32,44,24,7 s-52,-56,52,-56 s-52,56,52,56
    distribute.vertical.bottom r0,-32,64,24,7 s-54,-12,54,-12 r0,32,44,24,7 s-54,52,54,52
    distribute.vertical.center r0,-32,64,24,7 s-54,-32,-34,-32 s34,-32,54,-32 r0,32,44,24,7
    distribute.vertical.center s-54,32,-24,32 s24,32,54,32
    distribute.vertical.top r0,-32,64,24,7 s-54,-52,54,-52 r0,32,44,24,7 s-54,12,54,12
    doc g12,-42,-57,8,-57,42,-23,42,57,-42,57 !l7,7,-55,7,-22,40,-22
    doc.append :0 @doc,80,0,-16 :1 s-50,40,50,40 s-50,56,20,56
    doc.on.clipboard :1 @clipboard,86,-16,-8 :0 /@doc,62,24,22
    doc.on.doc :1 @doc,80,18,-13 :0 /@doc,80,-16,14
    doc.plaintext r0,0,88,114,18 !s-22,-26,22,-26 !s-22,-6,22,-6 !s-22,14,6,14
    doc.questionmark :1 @doc :0 !=questionmark,46,0,12
    doc.richtext r0,0,88,114,18 !b-12,-25,24,24,5 !s13,-33,23,-33 !s13,-17,23,-17 !s-22,6,22,6 !s-22,25,8,25
    doc.text g12,-42,-57,8,-57,42,-23,42,57,-42,57 !l7,7,-55,7,-22,40,-22 !s-21,4,21,4
    doc.text !s-21,26,21,26
    doc.text.below.ecg :0 @doc.text,80,0,-16 :1 s-56,46,-24,46,-14,36,0,58,12,40,20,46,56,46
    doc.text.image @doc !s-20,-24,-4,-24 !s-20,-8,20,-8 !r0,24,44,34,6 !s-16,34,-5,22,3,30,9,25,16,33
    doc.text.magnifyingglass :1 =doc.text,94,-6,-4 :0 /=magnifyingglass,52,30,30
    doc.text.viewfinder :1 *4S-52,-26,-51,-40,-47,-47,-40,-51,-26,-52 :0 q0,0,52,68,10
    doc.text.viewfinder s-8,-10,8,-10 s-8,8,8,8
    doc.viewfinder *4l13,-54,-28,-54,-54,-28,-54 @doc,62
    doc.zipper :1 @doc :0 !s-6,-44,-6,-40 !s6,-28,6,-24 !s-6,-12,-6,-8 !r0,18,22,28,8
    dock.rectangle q0,0,122,92,14 b0,27,62,14,4
    document g12,-42,-57,8,-57,42,-23,42,57,-42,57 !l7,7,-55,7,-22,40,-22
    document.on.document :1 @document,80,18,-13 :0 /@document,80,-16,14
    document.questionmark :1 @document :0 !=questionmark,46,0,12
    document.viewfinder :1 =viewfinder :0 @document,60
    dog P-58,-24,-48,-32,-36,-36,-32,-50,-24,-40,-16,-26,-8,-12,14,-10,34,-10,46,-18,54,-36,60,-34,58,-14,50,4,48,20,50,46,38,46,34,24,22,18,2,18,-10,22,-12,46,-24,46,-26,20,-32,4,-38,-8,-50,-8,-58,-14
    dog !d-34,-26,4.5
    dollarsign.bank.building :1 g6,-54,-18,0,-54,54,-18,54,-10,-54,-10 s-52,48,52,48 s-38,2,-38,34
    dollarsign.bank.building s38,2,38,34 :0 =dollarsign,52,0,20
    dollarsign.gauge.chart.lefthalf.righthalf :1 a0,14,54,180,262 a0,14,54,278,360 :0 =dollarsign,60,0,16
    dot.circle c0,0,54.5 d0,0,16
    dot.circle.viewfinder =viewfinder c0,0,28 d0,0,9
    dot.radiowaves.right d-36,0,10 a-36,0,30,-45,45 a-36,0,52,-45,45 a-36,0,74,-45,45
    dot.radiowaves.up.forward d-34,34,9 a-34,34,32,-80,-10 a-34,34,56,-80,-10 a-34,34,80,-80,-10
    dot.scope :0 *4s30,0,54,0 c0,0,36 d0,0,8
    dot.square q0,0,100,100,20 d0,0,16
    dot.squareshape r0,0,100,100,8 !d0,0,10
    dot.squareshape.split.2x2 r0,0,104,104,10 s0,-50,0,50 s-50,0,50,0 d0,0,16
    drop P0,-54,6,-48,16,-30,30,-6,37,16,30,38,14,50,0,53,-14,50,-30,38,-37,16,-30,-6,-16,-30,-6,-48
    drop.halffull P0,-54,6,-48,16,-30,30,-6,37,16,30,38,14,50,0,53,-14,50,-30,38,-37,16,-30,-6,-16,-30,-6,-48
    drop.halffull F-33,14,0,14,33,14,28,36,14,47,0,50,-14,47,-28,36
    drop.triangle :1 p0,-46,52,42,-52,42 :0 !=drop.fill,46,0,12
    dryer r0,0,100,112,16 !s-44,-30,44,-30 !d-32,-42,5 !d-16,-42,5 !c0,12,32 !d0,12,16
    dumbbell r-35,0,20,74,8 r35,0,20,74,8 r-57,0,14,46,6 r57,0,14,46,6 s-24,0,24,0
    """
}
