"""Bowls on stands, food boxes, bird feeders, nests, perches, litter."""
from felt import *
from gear import sculpt,ringpts,metal,plastic
NEUTRAL='#a6a6a6'   # the bright set lifts it to about #c8c8c8, the grey the service counts from

def seeds(name,colors,n,spot,size=.03,seed=3,flat=.55):
    """n kernels; spot(rnd) gives a place"""
    rnd=random.Random(seed); ms=[mat(name+str(i),c,.75,spec=.25) for i,c in enumerate(colors)]; bm=bmesh.new(); bmesh.ops.create_icosphere(bm,subdivisions=2,radius=1); shapes=[]
    for m in ms: me=bpy.data.meshes.new('k'); bm.to_mesh(me); me.materials.append(m); me.polygons.foreach_set('use_smooth',[True]*len(me.polygons)); shapes.append(me)
    for i in range(n):
        o=bpy.data.objects.new(name,shapes[rnd.randrange(len(ms))]); bpy.context.collection.objects.link(o); o.location=spot(rnd); r=size*rnd.uniform(.8,1.15); o.scale=(r,r*rnd.uniform(.75,1),r*flat); o.rotation_euler=(rnd.uniform(-.7,.7),rnd.uniform(-.7,.7),rnd.random()*6); o['nofit']=1
KIBBLE=('#8a5a32','#a06a3a','#b57c48'); GRAIN=('#d9b36a','#e8cf96','#8f6a3c','#2e2a26','#c98f4a')
def squircle(a,n): return 1/(abs(math.cos(a))**n+abs(math.sin(a))**n)**(1/n)
def thin(name,tint=(.93,.96,.96,1)):
    """a clear pane: transparent, glossy by Fresnel"""
    m=mat(name); nt=m.node_tree; out=nt.nodes['Material Output']; tr=nt.nodes.new('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value=tint; gl=nt.nodes.new('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value=.04
    fr=nt.nodes.new('ShaderNodeFresnel'); fr.inputs[0].default_value=1.45; mx=nt.nodes.new('ShaderNodeMixShader'); nt.links.new(fr.outputs[0],mx.inputs[0]); nt.links.new(tr.outputs[0],mx.inputs[1]); nt.links.new(gl.outputs[0],mx.inputs[2]); nt.links.new(mx.outputs[0],out.inputs[0]); return m
def litterbox():
    pl=mat('tint',NEUTRAL,.35,spec=.45,bump=[('noise',160,.05,.003)]); sand=mat('sand','#d8cbb4',.95,bump=[('noise',70,.9,.03),('noise',12,.4,.05)])
    def fn(a,r,z,j):
        k=squircle(a,4.5); d=np.exp(-((((a+pi/2+pi)%(2*pi))-pi)/.42)**4); return r*k,z-(.24*d*max(0,(z-.20)/.35) if z>.20 else 0)
    prof=fillet([(.0005,.03),(.86,.03),(.90,.05),(1.0,.55),(1.06,.57),(1.06,.61),(.98,.61),(.955,.57),(.86,.12),(.0005,.10)],[0,.05,.05,.03,.02,.02,.03,.03,.08,0],5)
    o=lathe('tray',prof,pl,192,fn); o.scale=(1.25,.92,1)
    s=lathe('litter',[(.0005,.26),(.3,.25),(.6,.265),(.90,.25)],sand,128,lambda a,r,z,j:(r*squircle(a,4.5),z+.012*math.sin(5*a+9*r))); s.scale=(1.25,.92,1)
    def place(r):
        while True:   # stay off the round corners, or grains would stick out of the wall
            x,y=r.uniform(-.84,.84),r.uniform(-.84,.84)
            if abs(x)**4.5+abs(y)**4.5<.84**4.5: return (x*1.25,y*.92,.262)
    seeds('grain',('#d8cbb4','#c3b499','#eae0cd'),900,place,.020,7,.8)
    # a scoop leans on the rim
    sc=mat('tint_scoop',NEUTRAL,.35,spec=.45); old=set(bpy.context.scene.objects)
    rbox('blade',(0,.0,.0),(.34,.40,.03),sc,.014,4); 
    for x in(-.165,.165): rbox('wall',(x,0,.05),(.025,.40,.12),sc,.012,3)
    rbox('wall',(0,-.19,.05),(.34,.025,.12),sc,.012,3); tube('handle',catm([(0,-.19,.06),(0,-.35,.12),(0,-.75,.18)],8),.045,sc,n=14)
    for i in range(5): rbox('slot',(-.11+.055*i,.03,.017),(.022,.26,.006),mat('gap','#6b6255',.9),.002,1)
    e=bpy.data.objects.new('grp',None); bpy.context.collection.objects.link(e)
    for q in set(bpy.context.scene.objects)-old-{e}: q.parent=e
    e.location=(.62,.10,.33); e.rotation_euler=(-.30,.05,2.5)
    return dict(az=-26,el=27,fill=.82)
def littermat():
    pl=mat('tint',NEUTRAL,.75,spec=.25,bump=[('noise',120,.3,.006)]); hole=mat('tint_hole','#4a4a4a',.9); sand=('#d8cbb4','#c3b499','#eae0cd')
    o=lathe('mat',fillet([(.0005,.0),(1.0,.0),(1.02,.03),(1.0,.07),(.0005,.07)],[0,.02,.03,.03,0],4),pl,192,lambda a,r,z,j:(r*squircle(a,7),z)); o.scale=(1.2,.85,1)
    tube('rim',[(1.13*squircle(a,7)*math.cos(a),.78*squircle(a,7)*math.sin(a),.072) for a in np.linspace(0,2*pi,161)[:-1]],.030,pl,n=12,closed=True)
    s=.066; rows=0
    for j in range(-11,12):
        for i in range(-15,16):
            x=(i+.5*(j%2))*s*1.05; y=j*s*.92
            if abs(x)>1.03 or abs(y)>.68: continue
            a=[(x+.027*math.cos(pi/6+k*pi/3),y+.027*math.sin(pi/6+k*pi/3),.0715) for k in range(6)]; add('hole',a,[tuple(range(6))],hole,False); tube('cell',[(p[0],p[1],.074) for p in a],.0065,pl,n=6,closed=True)
    seeds('grain',sand,160,lambda r:(r.gauss(.45,.22),r.gauss(.10,.20),.09),.017,5,.8)
    return dict(az=-26,el=36,fill=.82)
def feeder_stand():
    wood=mat('tint',NEUTRAL,.5,spec=.35,bump=[('noise',4,.3,.02,(1,14,14))],var=(5,.10)); steel=mat('steel','#d6d6d8',.24,metal=1,aniso=.6); foot=plastic('#2c2e31')
    H=.62; top=rbox('top',(0,0,H),(2.1,1.0,.09),wood,.03,4)
    for x in(-.52,.52):
        c=lathe('cut',[(.0005,-.3),(.40,-.3),(.40,.3),(.0005,.3)],None,96); c.location=(x,0,H); boolean(top,c)
        b=lathe('bowl',fillet([(.0005,-.22),(.30,-.22),(.385,.02),(.46,.055),(.465,.075),(.44,.085),(.37,.06),(.29,-.18),(.0005,-.19)],[0,.08,.03,.02,.01,.02,.04,.08,0],5),steel,128); b.location=(x,0,H)
    for x in(-.96,.96):
        rbox('side',(x,0,.30),(.09,.90,.58),wood,.025,4)
        for y in(-.36,.36): rbox('foot',(x,y,.0),(.10,.14,.04),foot,.015,3)
    rbox('rail',(0,.36,.42),(1.9,.06,.14),wood,.02,3); rbox('rail',(0,-.36,.50),(1.9,.06,.10),wood,.02,3)
    seeds('kib',KIBBLE,230,lambda r:(lambda q,a:(-.52+q*math.cos(a),q*math.sin(a),H-.03+.10*(1-(q/.33)**2)+r.random()*.03))(math.sqrt(r.random())*.32,r.random()*2*pi),.042,4,.6)
    water=mat('water','#cfe6ea',.03,spec=.6,coat=.5); w=lathe('water',[(.0005,0),(.36,0)],water,96); w.location=(.52,0,H+.01)
    return dict(az=-24,el=27,fill=.84,mirror=True)
def container():
    white=mat('box','#f1ede4',.35,spec=.45); lid=mat('tint',NEUTRAL,.35,spec=.45,bump=[('noise',160,.05,.003)]); clear=thin('clear'); dark=plastic('#2c2e31'); n=5
    f=lambda a,r,z,j:(r*squircle(a,n),z)
    b=lathe('body',fillet([(.0005,.0),(.66,.0),(.70,.04),(.76,1.28),(.72,1.28),(.66,.10),(.0005,.08)],[0,.05,.06,.01,.01,.06,0],5),white,192,f); b.scale=(1,.82,1)
    l=lathe('lid',fillet([(.80,1.26),(.815,1.30),(.80,1.42),(.70,1.49),(.0005,1.49)],[0,.02,.05,.06,0],6),lid,192,f); l.scale=(1,.82,1)
    k=lathe('base',fillet([(.0005,-.02),(.70,-.02),(.73,.02),(.715,.10),(.70,.11)],[0,.02,.02,.01,0],4),lid,192,f); k.scale=(1,.82,1)
    rbox('latch',(0,-.665,1.32),(.30,.07,.24),lid,.03,4); rbox('pin',(0,-.70,1.38),(.20,.03,.035),dark,.012,2)
    tube('grip',catm([(-.30,0,1.47),(-.27,0,1.58),(0,0,1.61),(.27,0,1.58),(.30,0,1.47)],8),.045,lid,n=16)
    # a window in the front shows how much is left
    B=Body().add(rbx((0,-.555,.63),(.215,.06,.43),.055),0); win=rbox('frame',(0,-.605,.64),(.50,.05,.98),mat('frame','#dcd6ca',.4),.024,4); rbox('back',(0,-.62,.64),(.42,.035,.90),mat('shade','#6b4a2c',.8),.016,3)
    seeds('kib',KIBBLE,520,lambda r:(r.uniform(-.185,.185),-.635-r.random()*.012,.24+r.random()*.60),.036,4,.75)
    rbox('empty',(0,-.632,.96),(.41,.02,.22),mat('inside','#cfc7b8',.6),.01,2); rbox('pane',(0,-.672,.64),(.42,.012,.90),clear,.005,2)
    # a scoop and a few kernels before it
    s=lathe('scoop',fillet([(.0005,0),(.13,0),(.17,.03),(.20,.20),(.185,.20),(.155,.05),(.0005,.02)],.02,4),lid,64); s.location=(.62,-1.0,.02); tube('sh',catm([(.80,-1.02,.19),(1.0,-1.05,.22),(1.22,-1.08,.20)],8),.032,lid,n=12)
    seeds('kib2',KIBBLE,60,lambda r:(lambda q,a:(.62+q*math.cos(a),-1.0+q*math.sin(a),.17+.08*(1-(q/.13)**2)))(math.sqrt(r.random())*.13,r.random()*2*pi),.032,9,.65); seeds('kib3',KIBBLE,16,lambda r:(.30+r.gauss(0,.13),-1.12+r.gauss(0,.07),.022),.036,8,.65)
    return dict(az=-22,el=17,fill=.84)
def birdfeeder():
    roof=mat('tint','#9a9a9a',.4,spec=.45,coat=.2); clear=thin('clear'); wire=metal(); wood=mat('wood','#b98a56',.55,bump=[('noise',14,.3,.02,(1,1,1))],var=(6,.3))
    lathe('roof',fillet([(.0005,1.86),(.06,1.85),(.20,1.74),(.72,1.42),(.76,1.38),(.73,1.365),(.10,1.42),(.0005,1.42)],[0,.04,.1,.04,.02,.02,.02,0],6),roof,128)
    lathe('tube',[(.36,.30),(.36,1.45)],clear,96); lathe('core',[(.0005,1.20),(.30,1.22),(.325,1.18),(.325,.30)],mat('fill','#a9834c',.9),64)
    seeds('seed',GRAIN,2200,lambda r:(lambda a:(.325*math.cos(a),.325*math.sin(a),.32+r.random()*.90))(r.random()*2*pi),.030,3,.7)
    lathe('tray',fillet([(.0005,.20),(.55,.20),(.66,.24),(.70,.36),(.675,.37),(.63,.27),(.40,.25),(.0005,.25)],[0,.06,.06,.02,.02,.05,.02,0],5),roof,128)
    lathe('cap',[(.375,.26),(.385,.40),(.365,.40)],roof,96); seeds('spill',GRAIN,420,lambda r:(lambda q,a:(q*math.cos(a),q*math.sin(a),.28+r.random()*.03))(.40+.22*r.random(),r.random()*2*pi),.028,6,.7)
    for a in(-1.95,-.75,.6,2.2):
        d=Vector((math.cos(a),math.sin(a),0)); tube('perch',[d*.33+Vector((0,0,.62)),d*.66+Vector((0,0,.62))],.026,wood,n=14); o=lathe('port',[(.0005,.02),(.065,.02),(.085,.0),(.085,-.03)],roof,32); o.location=d*.355+Vector((0,0,.76)); o.rotation_mode='QUATERNION'; o.rotation_quaternion=d.to_track_quat('Z','Y'); h=ball('hole',d*.372+Vector((0,0,.76)),.055,mat('dark','#2a2018',.9),(1,1,.2),d.to_track_quat('Z','Y'))
    tube('hang',catm([(-.0,0,1.85),(-.16,0,2.00),(-.13,0,2.17),(0,0,2.25),(.13,0,2.17),(.16,0,2.00),(.0,0,1.85)],8),.018,wire,n=10)
    lathe('foot',fillet([(.0005,.0),(.30,.0),(.32,.03),(.14,.20),(.0005,.21)],[0,.02,.03,.04,0],5),roof,96)
    return dict(az=-20,el=14,fill=.86)
def nest():
    a=mat('tint',NEUTRAL,.85,spec=.15,bump=[('noise',60,.5,.01)],var=(9,.25)); dark=mat('inside','#2b2119',.95); hay=mat('tint_hay',NEUTRAL,.9)
    C=Vector((0,0,.72)); hole=Vector((0,-.70,.80)); R=.70; rnd=random.Random(2)
    o=ball('dark',C,R*.90,dark,(1,1,1)); c=ball('cutter',hole,.34,None or dark); boolean(o,c); c.hide_render=True
    rows=30
    for k in range(rows):
        th=-pi/2+pi*(k+.5)/rows*.985+.01; r0=R*math.cos(th); z=C.z+R*1.04*math.sin(th); run=[]
        m=max(40,int(260*math.cos(th)))
        for i in range(m+1):
            t=2*pi*i/m+pi/2; wob=.030*math.sin(t*round(11*max(.3,math.cos(th))*1.5)+pi*(k%2)); r=max(.02,r0+wob); p=Vector((r*math.cos(t),r*math.sin(t),z+rnd.uniform(-.004,.004)))
            if (p-hole).length>.335: run.append(p)
            else:
                if len(run)>3: tube('weave',run,.030,a,n=8)
                run=[]
        if len(run)>3: tube('weave',run,.030,a,n=8)
    n=34
    for i in range(n):
        t=2*pi*(i+.5)/n; pts=[]
        for j in range(60):
            th=-1.35+2.7*j/59; p=C+Vector((R*.985*math.cos(th)*math.cos(t),R*.985*math.cos(th)*math.sin(t),R*1.02*math.sin(th)))
            if (p-hole).length>.34: pts.append(p)
            else:
                if len(pts)>3: tube('stake',pts,.022,a,n=8)
                pts=[]
        if len(pts)>3: tube('stake',pts,.022,a,n=8)
    for q,r in((.345,.042),(.40,.030)):
        P=[]
        for i in range(96):
            u=2*pi*i/96; d=Vector((q*math.cos(u),0,q*math.sin(u))); p=hole+d; v=p-C; y=-math.sqrt(max(.01,(R*1.02)**2-v.x**2-(v.z)**2)); P.append((p.x,y-.02+.012*math.sin(u*20),p.z))
        tube('rim',P,r,a,n=10,closed=True)
    for i in range(130):
        x=rnd.gauss(0,.15); y=-.62+rnd.gauss(0,.10); z=.50+rnd.random()*.05; t=rnd.random()*pi; d=Vector((math.cos(t),math.sin(t)*.7,rnd.uniform(-.2,.25)))*.16; tube('hay',[Vector((x,y,z))-d,Vector((x,y,z+.02)),Vector((x,y,z))+d],.009,hay,n=5)
    tube('loop',catm([(0,0,1.42),(-.09,0,1.56),(0,0,1.68),(.09,0,1.56),(0,0,1.42)],8),.020,a,n=10)
    lathe('ground',[(.0005,.0),(.28,.0),(.33,.06),(.0005,.08)],a,48)
    return dict(az=-22,el=13,fill=.82)
def perch():
    wood=mat('wood','#a9794a',.7,bump=[('noise',9,.6,.03,(6,1,1)),('noise',40,.3,.01)],var=(6,.3)); end=mat('end','#e0bd8a',.7); pl=mat('tint',NEUTRAL,.35,spec=.45); met=metal()
    lathe('base',fillet([(.0005,.0),(.62,.0),(.66,.03),(.65,.09),(.58,.12),(.12,.14),(.07,.22),(.0005,.22)],[0,.02,.03,.04,.03,.06,.05,0],6),pl,128)
    tube('post',[(0,0,.15),(0,0,1.38)],.048,met,n=24); lathe('joint',fillet([(.0005,1.30),(.10,1.30),(.11,1.36),(.09,1.46),(.0005,1.47)],.03,4),pl,48)
    B=Body().add(chain([(-.95,.02,1.50),(-.4,-.03,1.54),(.2,.03,1.52),(.95,-.02,1.57)],[.085,.10,.095,.075]),0).add(chain([(.30,.03,1.55),(.45,.02,1.72),(.52,.0,1.86)],[.06,.05,.042]),.06)
    bk=lambda P: B(P)+.010*np.sin(17*P[:,0]+3*np.sin(9*P[:,2]))*np.sin(13*P[:,1]+2)
    sculpt('branch',Body().add(bk,0),((-1.1,-.2,1.3),(1.1,.2,2.0)),wood,.012)
    for p,q in(((-1.035,.02,1.497),(1,0,0)),((1.025,-.024,1.575),(1,0,0)),((.535,-.003,1.905),(.3,0,1))): ball('end',p,.055,end,(1,1,.18),Vector(q).to_track_quat('Z','Y'))
    for x in(-.72,.72):
        z=1.44; o=lathe('cup',fillet([(.0005,0),(.14,0),(.18,.04),(.20,.22),(.215,.225),(.215,.245),(.18,.24),(.155,.05),(.0005,.03)],.02,4),pl,64); o.location=(x,-.30,z-.10); tube('arm',[(x,-.06,z+.07),(x,-.14,z+.10)],.03,met)
    seeds('seed',GRAIN,150,lambda r:(lambda q,a:(-.72+q*math.cos(a),-.30+q*math.sin(a),1.50+.05*(1-(q/.16)**2)))(math.sqrt(r.random())*.15,r.random()*2*pi),.026,4,.7)
    w=lathe('water',[(.0005,0),(.17,0)],mat('water','#cfe6ea',.03,spec=.6,coat=.5),48); w.location=(.72,-.30,1.52)
    # a bell on a chain
    for i in range(5): tube('link',ringpts((-.30,-.03,1.40-.062*i),.036,(1,0,0) if i%2 else (0,1,0),(0,0,1),20),.009,met,n=6,closed=True)
    lathe('bell',[(.0005,.15),(.03,.145),(.07,.09),(.085,.0),(.11,-.04),(.10,-.045)],mat('brass','#e0b25a',.2,metal=1),48).location=(-.30,-.03,.98)
    return dict(az=-22,el=13,fill=.84)
def hopper():
    pl=mat('tint',NEUTRAL,.38,spec=.45,bump=[('noise',160,.05,.003)]); clear=thin('clear'); wood=mat('wood','#b98a56',.55,bump=[('noise',14,.3,.02,(1,1,1))],var=(6,.3)); W=.52
    # side walls in the shape of a house; a tray in front
    for s in(-1,1):
        P=[(-.42,.10),(.42,.10),(.42,1.30),(0,1.62),(-.42,1.30)]; n=len(P); V=[(s*W+e,y,z) for e in(-.035,.035) for y,z in P]; o=add('side',V,[tuple(range(n))[::-1],tuple(range(n,2*n))]+[(i,(i+1)%n,(i+1)%n+n,i+n) for i in range(n)],pl,False)
        bm=bmesh.new(); bm.from_mesh(o.data); bmesh.ops.recalc_face_normals(bm,faces=bm.faces); bm.to_mesh(o.data); bm.free(); md=o.modifiers.new('b','BEVEL'); md.width=.02; md.segments=3
    rbox('back',(0,.40,.70),(2*W,.05,1.2),pl,.015,3); rbox('floor',(0,-.10,.10),(2*W+.10,1.06,.08),pl,.03,4)
    rbox('lip',(0,-.60,.19),(2*W+.10,.06,.20),pl,.025,4)
    for s in(-1,1): rbox('wing',(s*(W+.02),-.45,.19),(.06,.34,.20),pl,.025,4); 
    a=math.atan2(.32,.42)
    for s in(-1,1): rbox('roof',(0,s*.275,1.49),(2*W+.26,.72,.06),pl,.022,4,(-s*a,0,0))
    rbox('ridge',(0,0,1.685),(2*W+.28,.12,.05),pl,.022,4)
    rbox('mass',(0,-.02,.62),(2*W-.10,.68,.96),mat('fill','#a9834c',.9),.02,2)
    seeds('seed',GRAIN,1500,lambda r:(r.uniform(-W+.06,W-.06),-.365,.16+r.random()*.90),.030,3,.7); rbox('pane',(0,-.405,.78),(2*W-.05,.016,1.04),clear,.005,2)
    seeds('spill',GRAIN,520,lambda r:(lambda y:(r.uniform(-W+.05,W-.05),y,.16+.16*max(0,(y+.58)/.2)+r.random()*.03))(-.56+.18*r.random()),.030,6,.7)
    tube('perch',[(-W-.16,-.76,.14),(W+.16,-.76,.14)],.035,wood,n=16)
    for s in(-1,1): tube('arm',[(s*.38,-.56,.12),(s*.38,-.76,.14)],.026,wood,n=12)
    tube('hang',catm([(0,0,1.70),(-.09,0,1.80),(0,0,1.90),(.09,0,1.80),(0,0,1.70)],8),.018,metal(),n=10)
    return dict(az=-26,el=15,fill=.82)
ALL={'litter-box':litterbox,'litter-mat':littermat,'elevated-feeder':feeder_stand,'food-container':container,'bird-feeder':birdfeeder,'bird-nest':nest,'perch':perch,'seed-hopper':hopper}
